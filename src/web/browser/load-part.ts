import { firstPaint } from './after-paint.ts'
import { retry } from './retry.ts'

let hasFailed = false
/** How often each script has not come, by its address. */
const missed = new Map<string, number>()

/** The script of a part of the page, over and over until it has come. `show` puts up the words for it, where it is missed. */
export async function loadPart<Script>(script: () => Promise<Script>, show?: (notice: HTMLElement) => void): Promise<Script> {
  const [only] = await loadParts<[Script]>([script], show)
  return only
}

/** Several scripts that one part needs. */
export function loadParts<Scripts extends unknown[]>(
  scripts: { [Place in keyof Scripts]: () => Promise<Scripts[Place]> },
  show?: (notice: HTMLElement) => void,
): Promise<Scripts> {
  const words = 'Part of this page didn’t load. Retrying… Reload if it takes long.'
  return retry(() => Promise.all(scripts.map((script) => loadScript(script))) as Promise<Scripts>, { words, show })
}

/** A script, with its style sheets, that can be asked for again after it did not come. */
export async function loadScript<Script>(script: () => Promise<Script>): Promise<Script> {
  // On a slow line a script that came sooner would keep the page itself waiting.
  await firstPaint()
  if (hasFailed) await mendStyles()
  try {
    return await script()
  } catch (error) {
    hasFailed = true
    const address = /https?:\/\/\S+/.exec(String(error))?.[0]
    if (!address?.startsWith(location.origin)) throw error
    const failures = missed.get(address) ?? 0
    missed.set(address, failures + 1)
    if (failures === 0) throw error
    // A browser does not ask again for a module that has not come, as long as the page lives: by another address it does.
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

/** Where a page's own module imports a part statically as well, the bundler exports the part as one value of its chunk, under a short name. */
function findModule(chunk: object): object {
  const isModule = (value: unknown) => Object(value)[Symbol.toStringTag] === 'Module'
  return (Object.values(chunk) as object[]).find(isModule) ?? chunk
}

let mending: Promise<unknown> | undefined

/**
 * The build's loader asks for each style sheet only once. Those that did not come are asked for anew, once for all parts
 * that wait: a link that is replaced while it loads never says that it has come.
 */
function mendStyles() {
  mending ??= askAgainForStyles().finally(() => (mending = undefined))
  return mending
}

async function askAgainForStyles() {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !hasCome(link))
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

/** The sheet of a failed request is there, but cannot be read. All of ours are the site's own. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined
  } catch {
    return false
  }
}
