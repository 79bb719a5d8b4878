/** Number of items on the reader's list. list-links.browser.ts fills it and shows it. Its markup is short because each page has it four times. */
export function ListCount() {
  return <span className="count" hidden />
}
