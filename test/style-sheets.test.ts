import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Style sheets have no unused classes. To fix a failure, remove the class; if it is created at run time or by a library, list it below with
 * its origin.
 */
const createdElsewhere: [names: RegExp, by: string][] = [
  [/^js$/, 'src/web/head-script.ts'],
  [/^leaflet-/, 'Leaflet'],
  [/^i-/, 'icons: ui/icon-names.ts'],
  [/^of-(?:town|digsite)$/, 'kinds of markers: features/map/static-map.tsx'],
  [/^(?:green|red)$/, 'ribbons of mods: content/mods'],
  [/^(?:water|power|items)$/, 'kinds of wirings: content/wirings'],
  [/^files$/, 'a step of certainty: game-ui/certainty-badge.tsx'],
  [/^is-(?:had|way|off)$/, 'states of a step: tools/blueprint-planner/plan-chain.tsx'],
]
const read = (file: string) => readFileSync(file, 'utf8')
const sheets = globSync('src/web/**/*.css')
const sources = globSync('src/{web,content}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

/** Classes and data attributes in selectors. */
function listChosen(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|@import[^;]*;/g, '')
  return [...selectors.matchAll(/\.(-?[a-zA-Z_][\w-]*)|\[(data-[\w-]+)/g)].map(([, name = '', attribute = name]) => attribute)
}

/** Possible classes: in strings that contain nothing else, and in HTML strings. */
function listGiven(code: string): string[] {
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, ...texts]) => {
    const text = texts.find((match) => match !== undefined) ?? ''
    const parts = [
      text.replace(/\$\{[^{}]*\}/g, ' '),
      ...[...text.matchAll(/class="([^"$]*)|'([^'{}]*)'/g)].map(([, html = '', inner = html]) => inner),
    ]
    return parts.filter((part) => /^[\s\w-]*$/.test(part)).flatMap((part) => part.split(/\s+/))
  })
}

test('every class and attribute of the style sheets is used', () => {
  const used = new Set(sources.flatMap((file) => listGiven(read(file))))
  const attributes = sources.map(read).join('\n')
  expect(sheets.length).toBeGreaterThan(50)
  const dead = sheets.flatMap((file) =>
    listChosen(read(file))
      .filter((name) =>
        name.startsWith('data-') ? !attributes.includes(name) : !used.has(name) && !createdElsewhere.some(([names]) => names.test(name)),
      )
      .map((name) => `${file}: ${name}`),
  )
  expect(dead).toEqual([])
})

test('every class created at run time has a rule', () => {
  const chosen = sheets.flatMap((file) => listChosen(read(file)))
  expect(createdElsewhere.filter(([names]) => !chosen.some((name) => names.test(name))).map(([, by]) => by)).toEqual([])
})

test('every style sheet is imported', () => {
  const imported = new Set(
    [...sheets, ...sources].flatMap((file) =>
      [...read(file).matchAll(/import (?:\w+ from )?'([^']+\.css)(?:\?url)?'/g)].map(([, name = '']) =>
        name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(file), name),
      ),
    ),
  )
  expect(sheets.filter((file) => !imported.has(file))).toEqual([])
})

test('a planted dead class is found', () => {
  expect(listChosen('@layer site {\n  .card.gone:hover > [data-off] { background: url(x.png) }\n}')).toEqual(['card', 'gone', 'data-off'])
  expect(listGiven("<p className={`card ${isOn ? 'is-on' : ''}`} title=\"Gone. For good\">")).toEqual(
    expect.arrayContaining(['card', 'is-on']),
  )
  expect(listGiven('title="Gone. For good"')).toEqual([])
})

test('no rule has a backdrop blur', () => {
  // A backdrop blur is repainted on every change above it: 48 ms per frame while typing, without a GPU.
  expect(sheets.filter((file) => /backdrop-filter/.test(read(file)))).toEqual([])
})

test('rules with the heading font use its only weight', () => {
  const rules = sheets.flatMap((file) => [...read(file).matchAll(/font: [^;]*var\(--font-cast\)/g)].map(([rule]) => ({ file, rule })))
  expect(rules.length).toBeGreaterThan(20)
  expect(rules.filter(({ rule }) => !rule.startsWith('font: var(--weight-cast)'))).toEqual([])
})

test('font weights are the four of tokens.css, as each needs its own font instance', () => {
  const others = sheets
    .filter((file) => !/\/(?:fonts|tokens)\.css$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/font(?:-weight)?: (?:\d{3}|bold|normal)\b[^;]*/g)].map(([rule]) => `${file}: ${rule}`))
  expect(others).toEqual([])
})

/** Relative luminance of a color like "#655a4c" (WCAG 2.2). */
function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toContrast(color: string, ground: string): number {
  const [darker = 0, lighter = 0] = [toLuminance(color), toLuminance(ground)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each([0, 1])('text has a contrast of 4.5 on every ground (theme %i)', (theme) => {
  const tokens = read('src/web/styles/tokens.css')
  const find = (name: string) => {
    const colors = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)?.slice(1)
    expect(colors, name).toHaveLength(2)
    return colors?.[theme] ?? ''
  }
  const pairs = ['ink', 'ink-2', 'ink-3', 'gold-ink', 'teal-ink', 'ember', 'leaf', 'blue'].flatMap((text) =>
    ['page', 'card', 'card-2', 'well'].map((ground) => ({ text, ground, contrast: toContrast(find(text), find(ground)) })),
  )
  expect(pairs.filter(({ contrast }) => contrast < 4.5)).toEqual([])
})
