import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { checkClaims } from './check-claims.ts'

let folder: string
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  folder = mkdtempSync(join(tmpdir(), 'wiki-claims-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const known = (entries: object[]) => {
  const file = join(folder, 'known.yaml')
  writeFileSync(file, stringify(entries))
  return file
}
const everything = { files: ['**'], reason: 'the content of the tests' }

test('a planted claim is found, in a page and in a field, with its file and line', () => {
  const content = join(folder, 'content')
  cpSync('test/wiki', content, { recursive: true })
  appendFileSync(join(content, 'blog', '01-post.md'), '\nA Shovel never costs more than 4711 coins.\n')
  const entries = known([])
  expect(() => checkClaims(content, entries)).toThrow(/blog\/01-post\.md:\d+\n {2}✖ text: "never" in "A Shovel never costs/)
  expect(() => checkClaims(content, entries)).toThrow('text: "4711"')
  expect(() => checkClaims(content, entries)).toThrow('content/items/sword.yaml:4\n  ✖ description: "12" in "A sword of weight 12')
})

test('in the file of a thing each sentence is about it, by whatever word', () => {
  const content = join(folder, 'content')
  cpSync('test/wiki', content, { recursive: true })
  appendFileSync(join(content, 'items', 'big-pan.yaml'), '\nadvice: It always holds four loads.\n')
  const check = () => checkClaims(content, known([]))
  expect(check).toThrow('advice: "always" in "It always holds four loads."')
  expect(check).toThrow('advice: "four" in')
})

test.each([
  [
    'a patch note',
    'patch-notes/1.0.yaml',
    '  - Single player',
    '  - Pans cost 4711 coins now.',
    'changes: "4711" in "Pans cost 4711 coins now."',
  ],
  [
    'what a fact says of itself',
    'facts/engine.yaml',
    'sources:',
    'note: a Shovel never breaks',
    'note: "never" in "a Shovel never breaks"',
  ],
  [
    'a source that tells of looking, where nobody looked',
    'items/sword.yaml',
    "    version: '1.7.1'",
    '    note: the editors weighed it, and sold it in three games',
    'sources.value: "sold it in three games"',
  ],
])('%s is looked at', (_, file, before, planted, told) => {
  const content = join(folder, 'content')
  cpSync('test/wiki', content, { recursive: true })
  const path = join(content, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, `${planted}\n${before}`))
  expect(() => checkClaims(content, known([]))).toThrow(told)
})

test('a claim is known by its file, its number and its words', () => {
  const content = join(folder, 'content')
  cpSync('test/wiki', content, { recursive: true })
  appendFileSync(join(content, 'blog', '01-post.md'), '\nIt costs 4711 coins.\n')
  expect(() => checkClaims(content, known([everything]))).not.toThrow()
  const other = { files: ['**'], says: 'It costs 4712 coins', reason: 'another sentence' }
  expect(() => checkClaims(content, known([everything, other]))).toThrow('matches nothing any more: **, It costs 4712 coins')
})

test('an entry without a reason is refused', () => {
  expect(() => checkClaims('test/wiki', known([{ files: ['**'] }]))).toThrow('reason')
})

test('what this wiki says is known', () => {
  expect(() => checkClaims('content')).not.toThrow()
})
