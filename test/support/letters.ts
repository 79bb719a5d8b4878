import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/**
 * The letters that a page is seen with:
 * - `ours`: as on every visit but the first.
 * - `fallback`: ours never come.
 * - `wide`: nor does the system have a font that we know the measures of, and its own is as wide as Verdana.
 */
export type Letters = 'ours' | 'fallback' | 'wide'

const require = createRequire(import.meta.url)
/** Which fonts a machine has differs. These have the measures of Arial and Georgia, and stand where the style sheet asks for those. */
const faces = {
  'Text as Arial': { '100 599': 'arimo/files/arimo-latin-400-normal.woff2', '600 900': 'arimo/files/arimo-latin-700-normal.woff2' },
  'Cast as Georgia': { '100 900': 'gelasio/files/gelasio-latin-700-normal.woff2' },
} as Record<string, Record<string, string>>
/** By as much as these are made smaller, the letters of Verdana and its like are too wide. */
const wideFaces: Record<string, string> = { 'Text as Arial': 'Text as DejaVu', 'Cast as Georgia': 'Cast as DejaVu' }

/** For browsers with `bypassCSP`: the fonts stand in the style sheet. */
export async function showLetters(page: Page, letters: Letters): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    const all = css.match(/@font-face\{[^}]*local\([^}]*\}/g) ?? []
    await route.fulfill({ response, body: all.reduce((text, face) => text.replace(face, giveFont(face, all, letters)), css) })
  })
  if (letters !== 'ours') await page.route('**/assets/fonts/*.woff2', (route) => route.abort())
}

/** Whether the page is seen in our letters: it is wider with them than with the system's. */
export function showsOurs(page: Page): Promise<boolean> {
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

function giveFont(face: string, all: string[], letters: Letters): string {
  const [family, weight] = [readValue(face, 'font-family'), readValue(face, 'font-weight')]
  const file = faces[family]?.[weight]
  if (!file) return ''
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`)).toString('base64')
  const given = face.replace(/src:[^;]*/, `src:url("data:font/woff2;base64,${bytes}")`)
  if (letters !== 'wide') return given
  const isLikeVerdana = (one: string) => readValue(one, 'font-family') === wideFaces[family] && readValue(one, 'font-weight') === weight
  const smaller = parseFloat(readValue(all.find(isLikeVerdana) ?? '', 'size-adjust'))
  return given.replace(/size-adjust:([\d.]+)%/, (_, size: string) => `size-adjust:${((Number(size) / smaller) * 100).toFixed(1)}%`)
}

function readValue(face: string, name: string): string {
  return new RegExp(`${name}:([^;}]*)`).exec(face)?.[1]?.replaceAll(/["']/g, '') ?? ''
}
