/**
 * Keys that belong to an input method reach no handler of the site. Safari ends a composition before its Enter, which then has code 229.
 */
export function ignoreInputMethodKeys() {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
