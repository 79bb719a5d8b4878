/**
 * Makes a text from a URL or a field one safe line: control characters become spaces, and it is cut to `longest` UTF-16 units without
 * half a surrogate pair ("a💎" cut to 2 is "a").
 */
export function toPlainText(text: string, longest: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
}

/** "<p>Why  <em>five</em>?</p>" -> " Why five ? "; entities are not decoded. */
export function stripTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes entities; unknown ones stay: "&lt;b&gt; &#x22;" -> '<b> "' */
export function readEntities(html: string): string {
  return html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole
    return (name && named[name.toLowerCase()]) ?? whole
  })
}

/** Converts HTML to plain text: "<em>Pipes</em> &amp; belts" -> "Pipes & belts" */
export function htmlToText(html: string): string {
  return readEntities(stripTags(html))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](\s|$))/g, '')
    .trim()
}
