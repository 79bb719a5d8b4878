/** What sanitised HTML says, read back: its words and the items it links. */

/** The words. Blocks end with a bar, so that no name reaches from one into the next. */
export function toBarredText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|td|th|div|blockquote)>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** Safe names of the items that it links. */
export function listLinkedItems(html: string): Set<string> {
  return new Set([...html.matchAll(/ data-item="([^"]+)"/g)].map(([, item = '']) => item))
}
