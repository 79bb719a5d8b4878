/** Keeps keys of an input method from all handlers of the site. Safari ends a composition before its Enter key, which then has code 229. */
export function ignoreInputMethodKeys() {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
