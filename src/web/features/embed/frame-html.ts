import { paths } from '#model/wiki/paths.ts'
import { escapeXml } from '../feeds/escape-xml.ts'

/** Default size of an item's card in CSS pixels; it also fits smaller frames. */
export const cardSize = { width: 420, height: 224 }

/** Sandbox of the frame: links open in a new tab, everything else is forbidden. */
export const cardSandbox = 'allow-popups allow-popups-to-escape-sandbox'

type Card = { safeName: string; name: string; siteName: string; width?: number; height?: number }

/** HTML of a frame with an item's card, for other sites. Works under a strict CSP. */
export function toFrameHtml(origin: string, { safeName, name, siteName, width = cardSize.width, height = cardSize.height }: Card): string {
  const attributes = {
    src: `${origin}${paths.embedItem(safeName)}`,
    title: `${name}, on ${siteName}`,
    width: String(width),
    height: String(height),
    frameborder: '0',
    loading: 'lazy',
    sandbox: cardSandbox,
  }
  const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${escapeXml(value)}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}
