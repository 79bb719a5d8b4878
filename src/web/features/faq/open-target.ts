/** A link to something inside a closed part of the page opens that part; newer browsers do so by themselves. */
export function startOpenTarget() {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const part = target?.closest('details')
    if (!target || !part || part.open) return
    part.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
