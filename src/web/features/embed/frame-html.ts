import { paths } from '#model/wiki/paths.ts'
import { escapeXml } from '../feeds/escape-xml.ts'

/** How large the card of an item is drawn, in CSS pixels; it fits into less. */
export const cardSize = { width: 420, height: 224 }

/** Links of the card open beside the page that shows it; it may do nothing else there. */
export const cardSandbox = 'allow-popups allow-popups-to-escape-sandbox'

type Card = { safeName: string; name: string; siteName: string; width?: number; height?: number }

/** The frame that shows the card of an item, for the HTML of another site. No attribute in it needs leave from a strict policy. */
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
