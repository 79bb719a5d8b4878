/** Number of items on the reader's list. list-links.browser.ts fills it and shows it. In every page four times, so it is short. */
export function ListCount() {
  return <span className="count" hidden />
}
