import { paths } from '../../paths.ts'

/** Adds to each heading a link to itself, so that readers can copy the address of a part. */
export function linkHeadings(html: string): string {
  return html.replace(
    /<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g,
    (_whole, depth: string, id: string, text: string) =>
      `<h${depth} id="${id}">${text}<a class="anchor" href="#${id}" aria-label="Link to this part: ${toPlainText(text)}">#</a></h${depth}>`,
  )
}

/** Puts its small picture before the name of each item that prose links. The name says it all: the picture is silent. */
export function pictureItems(html: string): string {
  return html.replace(
    /<a (href="[^"]*" data-item="([\w-]+)")>/g,
    (_whole, attributes: string, item: string) =>
      `<a class="il" ${attributes}><img class="thumb" src="${paths.tile(item)}" width="26" height="26" alt="" loading="lazy" decoding="async" data-fallback="${paths.noImage}">`,
  )
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** "<em>Pipes</em> &amp; belts" -> "Pipes & belts": what readers see, for places that are not HTML or escape by themselves. */
export function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined
      if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole
      return (name && named[name.toLowerCase()]) ?? whole
    })
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](\s|$))/g, '')
    .trim()
}

/** "<em>Why</em> five?" -> "Why five?", safe to put into an attribute: entities stay as they are. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim()
}
