import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from '../read-content.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wiki-changes-'))
  cpSync('test/wiki', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}
const read = () => {
  const { changes, items } = readContent(folder)
  return {
    changes: changes.map(({ version, name, what, item, from, to }) => [version, name, what, item, from?.version, from?.value, to.value]),
    prices: items.find(({ safe_name }) => safe_name === 'sword')?.prices.map(({ version, value }) => [version, value]),
  }
}

test('a missing earlier value comes from the file of the thing or an older patch note, else it is unknown', () => {
  const { changes } = read()
  expect(changes).toEqual([
    // The sword's own file has the value of 1.7.1, which is later than 1.6.
    ['1.7.4', 'Sword', 'Price', 'sword', '1.7.1', 1700, 1000],
    ['1.7.4', 'Filter percent', 'How much a filter cleans', 'shovel', undefined, undefined, 30],
    ['1.6', 'Sword', 'Price', 'sword', '1.0', 900, 950],
  ])
})

test('prices of other versions come from patch notes, newest first, each version once', () => {
  change(
    'patch-notes/1.7.4.yaml',
    '    to: { value: 1000',
    "    from: { version: '1.6', value: 950, certainty: told, source: A guide }\n    to: { value: 1000",
  )
  expect(read().prices).toEqual([
    ['1.7.4', 1000],
    ['1.6', 950],
    ['1.0', 900],
  ])
})

test('a value without a new one is taken from the file of the thing', () => {
  change('items/sword.yaml', "version: '1.7.1'", "version: '1.6'")
  change('patch-notes/1.6.yaml', '    to: { value: 950, certainty: files, source: A table of 1.6 }\n', '')
  const { changes, prices } = read()
  expect(changes.at(-1)).toEqual(['1.6', 'Sword', 'Price', 'sword', '1.0', 900, 1700])
  expect(prices).toEqual([
    ['1.7.4', 1000],
    ['1.0', 900],
  ])
})
