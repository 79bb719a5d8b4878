import { whenPainted } from './after-paint.ts'
import { retry } from './retry.ts'

let hasFailed = false
/** Number of failed loads per script URL. */
const missed = new Map<string, number>()

/** For messages after a click, in place of a notice. */
export const waitsForNetwork = 'Part of this page didn’t load. This goes on when the network is back.'

/**
 * Loads the script of a part of the page, with retries until it succeeds. `script` must resolve with the module that it imports, as a
 * retry does. `show` inserts the notice of a failure.
 */
export async function loadPart<Script>(script: () => Promise<Script>, show?: (notice: HTMLElement) => void): Promise<Script> {
  const [only] = await loadParts<[Script]>([script], show)
  return only
}

/** Loads several scripts that one part needs. */
export function loadParts<Scripts extends unknown[]>(
  scripts: { [Place in keyof Scripts]: () => Promise<Scripts[Place]> },
  show?: (notice: HTMLElement) => void,
): Promise<Scripts> {
  const words = 'Part of this page didn’t load. Retrying… Reload if it takes long.'
  return retry(() => Promise.all(scripts.map((script) => loadScript(script))) as Promise<Scripts>, { words, show })
}

/** Loads a script with its style sheets. After a failure it can be called again. */
export async function loadScript<Script>(script: () => Promise<Script>): Promise<Script> {
  // On a slow connection, an earlier script would delay the page itself.
  await whenPainted()
  if (hasFailed) await reloadStyles()
  try {
    return await script()
  } catch (error) {
    hasFailed = true
    const address = /https?:\/\/\S+/.exec(String(error))?.[0]
    if (!address?.startsWith(location.origin)) throw error
    const failures = missed.get(address) ?? 0
    missed.set(address, failures + 1)
    if (failures === 0) throw error
    // Browsers cache a failed module until the page is closed; another URL is loaded again.
    return import(/* @vite-ignore */ `${address}?again=${failures}`).then(
      (chunk: object) => findModule(chunk) as Script,
      async (reason: unknown) => {
        const { reloadForImports } = await import('./reload-for-imports.ts')
        await reloadForImports(address)
        throw reason
      },
    )
  }
}

/** If a page's own module also imports a part statically, the bundler exports the part as one value of its chunk, under a short name. */
function findModule(chunk: object): object {
  const isModule = (value: unknown) => Object(value)[Symbol.toStringTag] === 'Module'
  return (Object.values(chunk) as object[]).find(isModule) ?? chunk
}

let reloading: Promise<unknown> | undefined

/**
 * The build's loader requests each style sheet only once. This requests the failed ones again, once for all waiting parts: a link that is
 * replaced while it loads fires no event.
 */
function reloadStyles() {
  reloading ??= requestStyles().finally(() => (reloading = undefined))
  return reloading
}

async function requestStyles() {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !hasLoaded(link))
  await Promise.all(
    missing.map((link) => {
      const fresh = link.cloneNode() as HTMLLinkElement
      return new Promise((resolve) => {
        fresh.addEventListener('load', resolve)
        fresh.addEventListener('error', resolve)
        link.replaceWith(fresh)
      })
    }),
  )
}

/** Whether a style sheet has loaded. A failed one has a `sheet` that throws on access, because all of ours are same-origin. */
function hasLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined
  } catch {
    return false
  }
}
