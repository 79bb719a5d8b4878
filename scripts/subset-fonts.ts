// Subsets the site's fonts to the characters of its English pages. Run it only when a font changes:
//   npm install --no-save subset-font && node_modules/node/bin/node scripts/subset-fonts.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** Types of the package, which is not a dependency. */
type Subset = (
  font: Buffer,
  letters: string,
  how: { targetFormat: 'woff2'; variationAxes: { wght: number | { min: number; max: number } } },
) => Promise<Buffer>

const root = resolve(import.meta.dirname, '..')
const load = createRequire(process.env.SUBSET_PACKAGES ?? join(root, 'package.json'))
const subset = load('subset-font') as Subset | { default: Subset }
const cut = typeof subset === 'function' ? subset : subset.default

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** Equal to the `unicode-range` of fonts.css. Pages with other characters load the whole font. */
const signs = '\u00a0£©«»°±²³·¼½¾×÷–—‘’‚“”„•…€−'
/** The weights in the style sheets: a font with one weight has half the size. */
const fonts = {
  'hanken-grotesk': { min: 400, max: 800 },
  rokkitt: 780,
}
for (const [name, wght] of Object.entries(fonts)) {
  const folder = join(root, 'public', 'assets', 'fonts')
  const whole = readFileSync(join(folder, `${name}-latin-wght-normal.woff2`))
  const basic = await cut(whole, ascii + signs, { targetFormat: 'woff2', variationAxes: { wght } })
  writeFileSync(join(folder, `${name}-basic.woff2`), basic)
  console.log(`${name}: ${whole.length} bytes, ${basic.length} of them for every page`)
}
