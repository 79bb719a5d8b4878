import { stripTags } from '#model/text/plain-text.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'

/** Puts a link after each heading, so that readers can copy the address of a part; beside it, because in it the heading would be read twice. */
export function linkHeadings(html: string): string {
  return html.replace(
    /<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g,
    (_whole, depth: string, id: string, text: string) =>
      `<h${depth} id="${id}">${text}</h${depth}><a class="anchor" href="#${id}" aria-label="Link to this part: ${toAttributeText(text)}">#</a>`,
  )
}

const itemLinks = new RegExp(`<a (href="[^"]*" ${linkedItem}="([\\w-]+)")>([^\\s<]*)(</a>)?`, 'g')

/**
 * Puts its small picture before the name of each item that prose links, and keeps it on one line with the first word. The name says it
 * all: the picture is silent.
 */
export function pictureItems(html: string): string {
  return html.replace(itemLinks, (_whole, attributes: string, item: string, word: string, end: string | undefined) => {
    const picture = `<img src="${paths.tile(item)}" alt="" loading="lazy">`
    if (end) return `<a class="il nb" ${attributes}>${picture}${word}</a>`
    return `<a class="il" ${attributes}><span class="nb">${picture}${word}</span>`
  })
}

/** "<em>Why</em> five?" -> "Why five?", safe to put into an attribute: entities stay as they are. */
export function toAttributeText(html: string): string {
  return stripTags(html).replaceAll('"', '&quot;').trim()
}

const acts = /(<span class="act"[^>]*>)<\/span>/g
const [dataAct, dataDoes] = [/ data-act="([^"]*)"/, / data-does="([^"]*)"/]

/** Draws the picture of a step: what is held, what is done, what it meets. Its words are in its label; all inside is for the eye. */
export function renderActs(html: string): string {
  return html.replace(acts, (_whole, start: string) => {
    const [first = '', ...others] = (dataAct.exec(start)?.[1] ?? '').split('|').map(renderPart)
    const does = ` <span class="act-does"><b class="act-word">${toElementText(dataDoes.exec(start)?.[1] ?? '')}</b></span> `
    return `${start}${first}${others.map((other) => does + other).join('')}</span>`
  })
}

function renderPart(part: string): string {
  const [tile = '', name = ''] = part.split('=')
  const [folder, of = ''] = tile.split('/')
  const path = folder === 'things' ? picturePaths.stepThing(of) : paths.tile(of)
  return `<span class="act-part"><img class="thumb" src="${path}" width="48" height="48" alt="" loading="lazy">${toElementText(name)}</span>`
}

/** What stood in an attribute may hold a bare "<", which begins nothing there and a tag here. */
function toElementText(attribute: string): string {
  return attribute.replaceAll('<', '&lt;')
}
