/** The text of sanitized HTML. Blocks end with " | ", so that no name spans two of them. */
export function toBarredText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|td|th|div|blockquote)>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** Safe names of the items that sanitized HTML links. */
export function listLinkedItems(html: string): Set<string> {
  return new Set([...html.matchAll(/ data-item="([^"]+)"/g)].map(([, item = '']) => item))
}
