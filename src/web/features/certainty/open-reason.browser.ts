/** A mark says that its reason is open: where that stands elsewhere on the page, styles do not see that they belong together. */
export function startOpenReasons() {
  document.addEventListener(
    'beforetoggle',
    ({ target, newState, source }) => {
      if (!(target instanceof HTMLElement) || !target.matches('.why')) return
      for (const mark of document.querySelectorAll(`.mk[aria-expanded][popovertarget="${CSS.escape(target.id)}"]`)) mark.ariaExpanded = null
      if (newState === 'open' && source?.matches('.mk')) source.ariaExpanded = 'true'
    },
    { capture: true },
  )
}
