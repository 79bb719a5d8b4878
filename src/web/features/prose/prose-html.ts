import { stripTags } from '#model/text/plain-text.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { linkedItem, proseItem } from '#web/game-ui/item-link.data-attrs.ts'

/** Adds a permalink after each heading. Outside the heading element, or screen readers would read the title twice. */
export function linkHeadings(html: string): string {
  return html.replace(
    /<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g,
    (_whole, depth: string, id: string, text: string) =>
      `<h${depth} id="${id}">${text}</h${depth}><a class="anchor" href="#${id}" aria-label="Link to this part: ${toAttributeText(text)}">#</a>`,
  )
}

const itemLinks = new RegExp(`<a (href="[^"]*") ${linkedItem}="([\\w-]+)">([^\\s<]*)(</a>)?`, 'g')

/** Adds an item's picture to each link to an item, on one line with the first word. Decorative: its alt text is empty. */
export function pictureItems(html: string): string {
  return html.replace(itemLinks, (_whole, href: string, item: string, word: string, end: string | undefined) => {
    const picture = `<img src="${paths.tile(item)}" alt="" loading="lazy">`
    if (end) return `<a class="${proseItem} nb" ${href}>${picture}${word}</a>`
    return `<a class="${proseItem}" ${href}><i>${picture}${word}</i>`
  })
}

/** "<em>Why</em> five?" -> "Why five?", escaped for an attribute; entities are kept. */
export function toAttributeText(html: string): string {
  return stripTags(html).replaceAll('"', '&quot;').trim()
}

const acts = /(<span class="act"[^>]*>)<\/span>/g
const [dataAct, dataDoes] = [/ data-act="([^"]*)"/, / data-does="([^"]*)"/]

/** Renders the picture of a step: what is held, what is done, its target. Its words say all that its label does. */
export function renderActs(html: string): string {
  return html.replace(acts, (_whole, start: string) => {
    const [first = '', ...others] = (dataAct.exec(start)?.[1] ?? '').split('|').map(renderPart)
    const does = ` <b><span>${toElementText(dataDoes.exec(start)?.[1] ?? '')}</span></b> `
    return `<span class="act">${first}${others.map((other) => does + other).join('')}</span>`
  })
}

function renderPart(part: string): string {
  const [tile = '', name = ''] = part.split('=')
  const [folder, of = ''] = tile.split('/')
  const path = folder === 'things' ? picturePaths.stepThing(of) : paths.tile(of)
  return `<span><img src="${path}" alt="" loading="lazy">${toElementText(name)}</span>`
}

/** Escapes "<", which attributes may hold unescaped. */
function toElementText(attribute: string): string {
  return attribute.replaceAll('<', '&lt;')
}
