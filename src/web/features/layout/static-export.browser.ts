import { toSafeName } from '#model/text/slugs.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'

/** On the not found page of a static export without redirects: opens the page of a list or of a linked name. */
export function startStaticExport() {
  const { pathname, search, hash } = location
  // The page for any list reads the path that was requested.
  if (pathname.startsWith(offlinePaths.anyList) && hash.startsWith(`#${offlinePaths.lists}`)) {
    history.replaceState(null, '', hash.slice(1))
    dispatchEvent(new PopStateEvent('popstate'))
  }
  if (!document.querySelector('main .void')) return
  if (pathname.startsWith(offlinePaths.lists)) {
    location.replace(`${offlinePaths.anyList}/#${pathname}${search}`)
    return
  }
  const name = readLinkedName(pathname)
  if (name !== undefined && name !== toSafeName(name)) location.replace(paths.link(toSafeName(name)))
}

/** "/link/Gold%20Ore" -> "Gold Ore" */
function readLinkedName(pathname: string): string | undefined {
  const start = paths.link('')
  if (!pathname.startsWith(start)) return undefined
  try {
    return decodeURIComponent(pathname.slice(start.length)).replace(/\/+$/, '')
  } catch {
    return undefined
  }
}
