import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOtherVersion } from '#model/wiki/described-version.ts'

/**
 * Items are content: code that names one by its safe name breaks when the file is renamed. Examples in documentation
 * (`src/model/game/words.ts`) and icon names do not count. To fix a failure, move it to the item's file (`process`, `opens`), to
 * `facts/named-items.yaml` or to `site.yaml`; if a single word means something else, list it below with its meaning.
 */
const items = new Set(readdirSync('content/items').map((file) => file.replace(/\.yaml$/, '')))
const isExample = /example:|textParameter\('|glyph: |icon: /

/** Safe names of one word that also are words of the code. */
const words: [name: string, files: RegExp, meaning: string][] = [
  ['map', /^src\/(web|server\/previews|queries)\//, 'the world map: its address and page, what a picture shows, a column, an icon'],
  ['table', /^src\/(content|database)\/|\.browser\.ts$/, 'a table of HTML or of the database'],
  ['coins', /correct\/correction|number-field|linked-fields|weight-value\.island/, 'the unit of a field'],
  ['smelter', /growth-timers|item-openings|item-planners/, 'what a timer is for, and the word that opens it'],
  ['harvester', /ore-odds/, 'a way to dig that the tool reckons with'],
  ['hammer', /search\/game\/popular/, 'an icon'],
  ['anvil', /place-icons|crafting-tree/, 'an icon and a sign'],
  ['spanner', /place-icons/, 'a sign'],
  ['conveyor', /my-game\/standing/, 'a group of items'],
  ['wall', /my-game\/standing/, 'a group of items'],
  ['shovel', /named-items|shovels/, 'what `facts/named-items.yaml` says the item of'],
  ['workbench', /named-items/, 'what `facts/named-items.yaml` says the item of'],
  ['bookcase', /named-items/, 'what `facts/named-items.yaml` says the item of'],
]

/** Item names in strings. Single words count only as a whole string: in paths they are words of the site too. */
function listNamed(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && !isExample.test(line))
  return lines
    .flatMap((line) => [...line.matchAll(/(['"`/])([a-z0-9-]+)(?=(['"`/]))/g)])
    .filter(([, before, name = '', after]) => items.has(name) && (name.includes('-') || (before === "'" && after === "'")))
    .map(([, , name = '']) => name)
}

const named = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|(icon|glyph)-names\.ts$|^src\/cli\/|^src\/model\/game\/words\.ts$/.test(file))
  .flatMap((file) => listNamed(readFileSync(file, 'utf8')).map((name) => ({ file, name })))
const isWord = ({ file, name }: { file: string; name: string }) => words.some(([word, files]) => word === name && files.test(file))

test('no code names an item', () => {
  expect(named.filter((entry) => !isWord(entry)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('every exception is used', () => {
  expect(words.filter(([word, files]) => !named.some(({ file, name }) => word === name && files.test(file)))).toEqual([])
})

/**
 * Versions of the game are content: the version that a sentence is based on is in the `sources` of its fact. To fix a failure, read it from
 * there (`lookUpFacts(facts).version(key)`, or `version` of a provenance entry).
 */
const version = /\b\d+\.\d+\.(?:\d+|x)\b|(?:versions?|in|for|of|since|whether|than) \d\.[\dx]\b|'\d\.[\dx]'/gi

function listVersions(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(\/?\*|\/\/)|example:|description:|summary:|oembedVersion =/.test(line))
  return lines.flatMap((line) => line.match(version) ?? [])
}

test('no page and no rule names a version of the game', () => {
  const typed = globSync('src/{model,queries,web}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => listVersions(readFileSync(file, 'utf8')).map((typedVersion) => `${file}: ${typedVersion}`))
  expect(typed).toEqual([])
})

test('the described versions are those whose values need no label', () => {
  const factValue = (key: string) => /^value: (.+)$/m.exec(readFileSync(`content/facts/${key}.yaml`, 'utf8'))?.[1] ?? ''
  const described = factValue('described-versions').match(/\d+\.\d+/g) ?? []
  expect(described.length).toBeGreaterThan(0)
  expect(described.flatMap((line) => [line, `${line}.2`]).filter(isOtherVersion)).toEqual([])
  expect(isOtherVersion(factValue('version-on-sale'))).toBe(true)
})

test('a planted version is found', () => {
  expect(listVersions('<p>In the files of 1.3.4 it costs less</p>')).toEqual(['of 1.3'])
  expect(listVersions('`for 1.6 none is known`')).toEqual(['for 1.6'])
  expect(listVersions("const here = version || '1.7'")).toEqual(["'1.7'"])
  expect(listVersions('<path d="M10 4.6c1.9 2.7 3 4.3 3 5.9" strokeWidth="1.5" />')).toEqual([])
})

test('a planted name is found', () => {
  expect(listNamed("const first = 'gold-ore' // most frequent")).toEqual(['gold-ore'])
  expect(listNamed("const [metal, tool] = ['gold-ore', 'pickaxe']")).toEqual(['gold-ore', 'pickaxe'])
  expect(listNamed("const page = '/tools/map/'")).toEqual([])
  expect(listNamed("/** 'gold-ore' */\nconst shape = SafeName.meta({ example: 'gold-ore' })")).toEqual([])
})
