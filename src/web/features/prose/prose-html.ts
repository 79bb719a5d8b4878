import { stripTags } from '#model/text/plain-text.ts'
import { paths } from '#model/wiki/paths.ts'
import { fallbackPicture } from '#web/game-ui/tile.attributes.ts'
import { linkedItem } from '#web/game-ui/item-link.attributes.ts'

/** Adds to each heading a link to itself, so that readers can copy the address of a part. */
export function linkHeadings(html: string): string {
  return html.replace(
    /<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g,
    (_whole, depth: string, id: string, text: string) =>
      `<h${depth} id="${id}">${text}<a class="anchor" href="#${id}" aria-label="Link to this part: ${toAttributeText(text)}">#</a></h${depth}>`,
  )
}

const itemLinks = new RegExp(`<a (href="[^"]*" ${linkedItem}="([\\w-]+)")>`, 'g')

/** Puts its small picture before the name of each item that prose links. The name says it all: the picture is silent. */
export function pictureItems(html: string): string {
  return html.replace(
    itemLinks,
    (_whole, attributes: string, item: string) =>
      `<a class="il" ${attributes}><img class="thumb" src="${paths.tile(item)}" width="26" height="26" alt="" loading="lazy" decoding="async" ${fallbackPicture}="${paths.noImage}">`,
  )
}

/** "<em>Why</em> five?" -> "Why five?", safe to put into an attribute: entities stay as they are. */
export function toAttributeText(html: string): string {
  return stripTags(html).replaceAll('"', '&quot;').trim()
}
