/**
 * Makes typed text the default of its field when the page is left. WebKit resets fields with autocomplete="off" to their default when it
 * restores a page on Back or Forward.
 */
export function keepTypedText() {
  addEventListener('pagehide', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]')) field.defaultValue = field.value
  })
}
