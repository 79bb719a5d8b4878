import type { LinkedItem } from '#model/items/item.ts'
import type { Site } from '#model/wiki/site.ts'
import { paths } from '#model/wiki/paths.ts'
import { escapeXml } from '../feeds/escape-xml.ts'
import { cardSize, toFrameHtml } from './frame-html.ts'

/** The safe name of the item whose page an address is, on this site; nothing for any other address. */
export function readItemAddress(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, pathname } = new URL(address)
  // Who copied the address of the other spelling (http, https) means the same page.
  if (!/^https?:$/.test(protocol) || host !== new URL(origin).host) return undefined
  const [, safeName] = /^\/(?:database|embed)\/([^/]+)\/?$/.exec(pathname) ?? []
  try {
    return safeName === undefined ? undefined : decodeURIComponent(safeName)
  } catch {
    return undefined
  }
}

/** Of the format, not of the game. */
const oembedVersion = '1.0'

type Most = { width: number; height: number }

/** No wider and no higher than asked for; what is no number asks for nothing. */
export function readMax(parameters: URLSearchParams): Most {
  const least = (name: string, usual: number) => {
    const asked = Number(parameters.get(name) ?? usual)
    return Number.isInteger(asked) && asked > 0 ? Math.min(asked, usual) : usual
  }
  return { width: least('maxwidth', cardSize.width), height: least('maxheight', cardSize.height) }
}

/** The card of an item as oEmbed 1.0 has it. */
export function toOembed({ name, safe_name }: Pick<LinkedItem, 'name' | 'safe_name'>, site: Site, origin: string, { width, height }: Most) {
  return {
    version: oembedVersion,
    type: 'rich',
    title: name,
    provider_name: site.name,
    provider_url: `${origin}${paths.home}`,
    cache_age: 3600,
    // The link stays usable where a site's sandbox lets no link of the frame open, as WordPress does.
    html: `${toFrameHtml(origin, { safeName: safe_name, name, siteName: site.name, width, height })}<p><a href="${origin}${paths.item(safe_name)}">${escapeXml(`${name} (${site.name})`)}</a></p>`,
    width,
    height,
  }
}
