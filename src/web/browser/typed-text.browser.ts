/**
 * Makes what was typed the default of its field when the page is left. When WebKit restores a page on Back or Forward, it resets each
 * field with autocomplete="off" to its default.
 */
export function keepTypedText() {
  addEventListener('pagehide', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]')) field.defaultValue = field.value
  })
}
