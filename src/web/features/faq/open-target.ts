import { decodeUrl } from '#model/text/decode-url.ts'

/** Opens the `<details>` that contains a link's target, for browsers that do not. */
export function startOpenTarget() {
  const openTarget = () => {
    const target = document.getElementById(decodeUrl(location.hash.slice(1)))
    const part = target?.closest('details')
    if (!target || !part || part.open) return
    part.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', openTarget)
  openTarget()
}
