import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/**
 * The fonts that a page is shown with:
 * - `web`: the site's own, as on every visit but the first.
 * - `fallback`: the metric-matched fallback faces.
 * - `wide`: a system font as wide as Verdana, whose metrics the site does not know.
 */
export type Fonts = 'web' | 'fallback' | 'wide'

const require = createRequire(import.meta.url)
/** Fonts with the metrics of Arial and Georgia, in place of the `local()` sources: machines differ in the fonts they have. */
const faces = {
  'Text as Arial': { '100 599': 'arimo/files/arimo-latin-400-normal.woff2', '600 900': 'arimo/files/arimo-latin-700-normal.woff2' },
  'Cast as Georgia': { '100 900': 'gelasio/files/gelasio-latin-700-normal.woff2' },
} as Record<string, Record<string, string>>
/** The `size-adjust` of these faces says how much wider Verdana is. */
const wideFaces: Record<string, string> = { 'Text as Arial': 'Text as DejaVu', 'Cast as Georgia': 'Cast as DejaVu' }

/** Replaces the fonts in the style sheets of a page; the browser context needs `bypassCSP`. */
export async function setFonts(page: Page, fonts: Fonts): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    const all = css.match(/@font-face\{[^}]*local\([^}]*\}/g) ?? []
    await route.fulfill({ response, body: all.reduce((text, face) => text.replace(face, replaceSource(face, all, fonts)), css) })
  })
  if (fonts !== 'web') await page.route('**/assets/fonts/*.woff2', (route) => route.abort())
}

/** Whether the page is drawn with the site's own fonts: its text is wider with them than with the fallback. */
export function showsWebFonts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d')
    const families = getComputedStyle(document.body).fontFamily.split(',')
    const [shown, without] = [families, families.slice(1)].map((list) => {
      if (ruler) ruler.font = `420 100px ${list.join()}`
      return ruler?.measureText('Suggest a correction').width
    })
    return shown !== without
  })
}

function replaceSource(face: string, all: string[], fonts: Fonts): string {
  const [family, weight] = [readValue(face, 'font-family'), readValue(face, 'font-weight')]
  const file = faces[family]?.[weight]
  if (!file) return ''
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`)).toString('base64')
  const rule = face.replace(/src:[^;]*/, `src:url("data:font/woff2;base64,${bytes}")`)
  if (fonts !== 'wide') return rule
  const isLikeVerdana = (candidate: string) =>
    readValue(candidate, 'font-family') === wideFaces[family] && readValue(candidate, 'font-weight') === weight
  const smaller = parseFloat(readValue(all.find(isLikeVerdana) ?? '', 'size-adjust'))
  return rule.replace(/size-adjust:([\d.]+)%/, (_, size: string) => `size-adjust:${((Number(size) / smaller) * 100).toFixed(1)}%`)
}

function readValue(face: string, name: string): string {
  return new RegExp(`${name}:([^;}]*)`).exec(face)?.[1]?.replaceAll(/["']/g, '') ?? ''
}
