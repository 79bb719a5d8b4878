/**
 * What the addresses of a page or call have in common, as routers write it, from any of `paths` or `callPaths` that was asked with the
 * names of its parts: `paths.item(':item')` -> "/database/:item". A part may be left out where it says so: ":page?".
 */
export function toForm(path: string): string {
  return decodeURIComponent(path).replace(/(?<!:\w+)[?#].*/, '')
}

const escaped = (text: string) => text.replace(/[.+]/g, '\\$&')

/** A pattern for exactly these addresses. */
export function exactly(...paths: readonly string[]): RegExp {
  return new RegExp(`^(?:${paths.map((path) => escaped(toForm(path)).replace(/:\w+/g, '[^/]+')).join('|')})$`)
}

/** A pattern for all addresses below these, up to their first parameter. */
export function below(...paths: readonly string[]): RegExp {
  return new RegExp(`^(?:${paths.map(toStem).join('|')})`)
}

/** "/api/find/:page/:text" -> "/api/find/" */
export function toStem(path: string): string {
  return escaped(toForm(path).replace(/:.*/, ''))
}
