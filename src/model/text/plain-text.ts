/**
 * A text that an address brought or somebody typed, as one line that may stand anywhere: control characters become spaces, at most
 * `longest` UTF-16 units, and never half a character, which no address can hold ("a💎" cut to 2 is "a").
 */
export function toPlainText(text: string, longest: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
}

/** "<p>Why  <em>five</em>?</p>" -> " Why five ? ": the words between the tags; entities stay as they are. */
export function stripTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** "&lt;b&gt; &#x22;" -> '<b> "'; what means nothing stays as it is. */
export function readEntities(html: string): string {
  return html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole
    return (name && named[name.toLowerCase()]) ?? whole
  })
}

/** "<em>Pipes</em> &amp; belts" -> "Pipes & belts": what readers see, for places that are not HTML or escape by themselves. */
export function toText(html: string): string {
  return readEntities(stripTags(html))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](\s|$))/g, '')
    .trim()
}
