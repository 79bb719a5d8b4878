import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { cacheParsedTexts, type TextCache, type CachedSort } from '#content/read-once.ts'
import { openStoredTexts } from './stored-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'wiki-stored-'))
const [content, store] = [join(folder, 'content'), join(folder, 'read-texts')]
const nothingKept: TextCache = { find: () => undefined, store: () => undefined }

beforeEach(() => {
  rmSync(store, { force: true })
  cpSync('test/wiki', content, { recursive: true })
})
afterAll(() => {
  cacheParsedTexts(nothingKept)
  rmSync(folder, { recursive: true })
})

/** Reads the content with the stored texts. Returns the content and the sorts of the texts that had to be parsed. */
function readWithStored(code = 'this code') {
  const { texts, store: toFile } = openStoredTexts(code, store)
  const sorts: CachedSort[] = []
  cacheParsedTexts({
    find: texts.find,
    store(sort, text, value) {
      sorts.push(sort)
      texts.store(sort, text, value)
    },
  })
  const read = JSON.stringify(readContent(content))
  toFile()
  return { read, sorts }
}

function readAgain() {
  cacheParsedTexts(nothingKept)
  return JSON.stringify(readContent(content))
}

function edit(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(join(content, file), 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  writeFileSync(join(content, file), after)
}

test('a second process parses only changed texts, with the same result', () => {
  const first = readWithStored()
  expect(first.sorts.filter((sort) => sort === 'prose').length).toBeGreaterThan(2)
  const second = readWithStored()
  expect(second.sorts).toEqual([])
  expect([first.read, second.read]).toEqual([readAgain(), readAgain()])
})

test('numbers, names and addresses from other files are current in stored prose', () => {
  readWithStored()
  edit('facts/shovel-chunks.yaml', /^value: .*/m, 'value: 7654')
  const counted = readWithStored()
  expect(counted.read).toContain('7,654')
  expect(counted.read).toBe(readAgain())
  // Only the post with the number is compiled again.
  expect(counted.sorts.filter((sort) => sort === 'prose')).toHaveLength(1)
  // A guide links to this name.
  edit('digsites/ember-cradle.yaml', /^name: .*/m, 'name: Clutterbuck')
  const named = readWithStored()
  expect(named.sorts).toContain('names')
  expect(named.read).toBe(readAgain())
})

test('problems of a text are reported each time', () => {
  edit('pages/first-timer.md', /\n$/, '\n\nSee :item[no-such-thing].\n')
  expect(readWithStored).toThrow(/no-such-thing/)
  expect(readWithStored).toThrow(/no-such-thing/)
})

test('texts from other code or a damaged file are parsed again', { tags: 'long' }, () => {
  readWithStored()
  expect(readWithStored('other code').sorts.length).toBeGreaterThan(10)
  writeFileSync(store, readFileSync(store, 'utf8').replace('Shovel', 'Shovle'))
  const healed = readWithStored('other code')
  expect(healed.sorts.length).toBeGreaterThan(10)
  expect(healed.read).toBe(readAgain())
})

test('deleted texts are removed, and values that JSON cannot represent are not stored', () => {
  const [once, always, never] = [{ data: 1 }, { data: 2 }, { data: undefined }]
  const first = openStoredTexts('this code', store)
  first.texts.store('yaml', 'once', once)
  first.texts.store('yaml', 'always', always)
  first.texts.store('yaml', 'never', never)
  first.store()
  const second = openStoredTexts('this code', store)
  expect(second.texts.find('yaml', 'always')).toEqual(always)
  second.store()
  const { texts } = openStoredTexts('this code', store)
  expect(['once', 'always', 'never'].map((text) => texts.find('yaml', text))).toEqual([undefined, always, undefined])
})
