import type { LinkedItem } from '#model/items/item.ts'
import type { Site } from '#model/wiki/site.ts'
import { paths } from '#model/wiki/paths.ts'
import { escapeXml } from '../feeds/escape-xml.ts'
import { cardSize, toFrameHtml } from './frame-html.ts'

/** Safe name of the item whose page on this site a URL is; undefined for any other URL. */
export function readItemAddress(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, pathname } = new URL(address)
  // http and https are the same page.
  if (!/^https?:$/.test(protocol) || host !== new URL(origin).host) return undefined
  const [, safeName] = /^\/(?:database|embed)\/([^/]+)\/?$/.exec(pathname) ?? []
  try {
    return safeName === undefined ? undefined : decodeURIComponent(safeName)
  } catch {
    return undefined
  }
}

/** Version of oEmbed. */
const oembedVersion = '1.0'

type Most = { width: number; height: number }

/** Maximum size requested, at most the default; invalid numbers are ignored. */
export function readMax(parameters: URLSearchParams): Most {
  const least = (name: string, usual: number) => {
    const requested = Number(parameters.get(name) ?? usual)
    return Number.isInteger(requested) && requested > 0 ? Math.min(requested, usual) : usual
  }
  return { width: least('maxwidth', cardSize.width), height: least('maxheight', cardSize.height) }
}

/** An item's card as an oEmbed 1.0 response. */
export function toOembed({ name, safe_name }: Pick<LinkedItem, 'name' | 'safe_name'>, site: Site, origin: string, { width, height }: Most) {
  return {
    version: oembedVersion,
    type: 'rich',
    title: name,
    provider_name: site.name,
    provider_url: `${origin}${paths.home}`,
    cache_age: 3600,
    // A link after the frame, for sites such as WordPress whose sandbox blocks links inside frames.
    html: `${toFrameHtml(origin, { safeName: safe_name, name, siteName: site.name, width, height })}<p><a href="${origin}${paths.item(safe_name)}">${escapeXml(`${name} (${site.name})`)}</a></p>`,
    width,
    height,
  }
}
