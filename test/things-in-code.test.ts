import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Things of the game are content: code that names an item by its safe name goes quiet when the file is renamed. Left out are single
 * words, which are words of the code as well, examples in documentation, and names of drawn signs.
 * To fix a failure, say it in the item's file (`process`, `opens`), in `facts/named-items.yaml` or in `site.yaml`.
 */
const items = new Set(readdirSync('content/items').flatMap((file) => (file.includes('-') ? file.replace(/\.yaml$/, '') : [])))
const isExample = /example:|\btext\('|glyph: /

function listNamed(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && !isExample.test(line))
  return lines
    .flatMap((line) => [...line.matchAll(/['"`/]([a-z0-9-]+)['"`/]/g)].map(([, name = '']) => name))
    .filter((name) => items.has(name))
}

test('no code names an item', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|icon-names\.ts$|^src\/cli\//.test(file))
  expect(files.flatMap((file) => listNamed(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([])
})

test('a planted name is found', () => {
  expect(listNamed("const first = 'gold-ore' // most frequent")).toEqual(['gold-ore'])
  expect(listNamed("/** 'gold-ore' */\nconst shape = SafeName.meta({ example: 'gold-ore' })")).toEqual([])
})
