import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkContent } from '../check-content.ts'
import { createThing } from './create-thing.ts'
import { makeables } from './makeable.ts'

let folder: string
const output: string[] = []
beforeEach(() => {
  output.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line))
  folder = mkdtempSync(join(tmpdir(), 'wiki-new-'))
  cpSync('test/wiki', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const source = { source: 'Price tag in the shop', certainty: 'seen', lines: { description: 'Used in a game' } }

test('a draft of every kind is not published, and the check lists its missing fields', async () => {
  for (const { words } of makeables) await createThing(folder, words[0] ?? '', words[0] === 'question' ? 'Is it new?' : `New ${words[0]}`)
  output.length = 0
  checkContent(folder)
  const [, ...drafts] = output.toReversed()
  expect(drafts).toHaveLength(makeables.length)
  expect(drafts.every((line) => line.includes('is a draft and not published: '))).toBe(true)
  expect(output).toContain(
    `${folder}/items/new-item.yaml is a draft and not published: description, group, sources.name.source, sources.description.source are still to be written.`,
  )
  // A post, an update, a page and a guide also lack their text.
  expect(drafts.filter((line) => line.includes('text '))).toHaveLength(4)
})

test('a new thing has the next free id, and a file name like the others of its folder', async () => {
  await createThing(folder, 'item', "Hobson's Pan")
  await createThing(folder, 'shop', 'Pans & Pots')
  await createThing(folder, 'post', 'All about pans')
  await createThing(folder, 'patch', '1.7.5')
  const [item = ''] = read('items/hobsons-pan.yaml').split('\ngroup')
  expect(item).toMatch(/^draft: true\nid: \d+\nname: Hobson's Pan\n/)
  expect(readdirSync(join(folder, 'shops'))).toContain('19-pans-&-pots.yaml')
  expect(readdirSync(join(folder, 'blog'))).toContain('07-all-about-pans.md')
  expect(readdirSync(join(folder, 'patch-notes'))).toContain('1.7.5.yaml')
})

test('a guide has its part and place in the guide book, or placeholders', async () => {
  const fields = { description: 'How to wash.', guide: '{ part: subjects, place: 2, picture: anvil }' }
  await createThing(folder, 'guide', 'Wash more', { fields })
  await createThing(folder, 'guide', 'Wash less')
  await createThing(folder, 'page', 'No guide')
  expect(read('pages/wash-more.md')).toContain('guide:\n  part: subjects\n  place: 2\n  picture: anvil\n')
  expect(read('pages/wash-less.md')).toContain('guide:\n  part: (to fill in)')
  expect(read('pages/no-guide.md')).not.toContain('guide:')
  await expect(createThing(folder, 'guide', 'Odd', { fields: { guide: '{ part: subjects, place: 3, picture: anvli }' } })).rejects.toThrow(
    'Did you mean anvil?',
  )
})

test('a thing with all fields is not a draft', async () => {
  const fields = { description: 'For washing.', group: 'tool', value: '1200' }
  await createThing(folder, 'item', 'Wide Pan', { fields, source })
  const run = { plot: 'Ember Cradle', version: '1.6', challenge: 'First bar', setup: 'Solo', time: '61' }
  const before = read('leaderboards/speedruns.yaml')
  await createThing(folder, 'run', 'Ada', { fields: run })
  expect(read('items/wide-pan.yaml')).not.toContain('draft')
  // The row is appended and the file otherwise unchanged.
  expect(read('leaderboards/speedruns.yaml').startsWith(before.trimEnd())).toBe(true)
  output.length = 0
  checkContent(folder)
  expect(output).toEqual([expect.stringContaining('The content is valid')])
})

test('a complete thing that contradicts the other content is not written', async () => {
  const before = read('leaderboards/speedruns.yaml')
  const fields = { plot: 'Nowhere', version: '1.6', challenge: 'First bar', setup: 'Solo', time: '61' }
  await expect(createThing(folder, 'run', 'Ada', { fields })).rejects.toThrow(/plot.*Nowhere/)
  expect(read('leaderboards/speedruns.yaml')).toBe(before)
})

test('the source of the price does not cover the description', async () => {
  const fields = { description: 'For washing.', group: 'tool', value: '1200' }
  await createThing(folder, 'item', 'Wide Pan', { fields, source: { source: 'Price tag', certainty: 'seen' } })
  const { draft, sources } = parse(read('items/wide-pan.yaml')) as { draft: boolean; sources: Record<string, { certainty: string }> }
  expect([draft, sources.value?.certainty, sources.name?.certainty, sources.description?.certainty]).toEqual([
    true,
    'seen',
    'seen',
    'guess',
  ])
})

test('a published draft is reported with its placeholders', async () => {
  await createThing(folder, 'fact', 'Pan size')
  writeFileSync(join(folder, 'facts/pan-size.yaml'), read('facts/pan-size.yaml').replace('draft: true\n', ''))
  expect(() => checkContent(folder)).toThrow('value: found "(to fill in) A number, a text, a list, or named values."')
})

test('each missing field is asked with its values; without an answer it gets a placeholder', async () => {
  const questions: string[] = []
  await createThing(folder, 'item', 'Wide Pan', {
    fields: { value: '1200' },
    ask: ({ field, options, validate }) => {
      questions.push(field)
      expect(validate('')).toBeUndefined()
      if (field === 'group') expect(validate('tol')).toContain('one of tool')
      return Promise.resolve(options?.includes('tool') ? 'tool' : undefined)
    },
  })
  expect(questions).toEqual(['description', 'group'])
  expect(read('items/wide-pan.yaml')).toContain('description: (to fill in) What it is for, in plain text.\nvalue: 1200\ngroup: tool\n')
})

test.each(['../evil', 'a/b', 'a\\b', '..', '.', '   ', 'what?', '50%'])('%j is rejected before anything is written', async (name) => {
  const before = readdirSync(join(folder, 'items'))
  await expect(createThing(folder, 'item', name)).rejects.toThrow('file name')
  expect(readdirSync(join(folder, 'items'))).toEqual(before)
})

test('nothing is overwritten, invalid input is not written, and an unknown kind suggests similar ones', async () => {
  await expect(createThing(folder, 'item', 'shovel')).rejects.toThrow('shovel.yaml')
  await expect(createThing(folder, 'itme', 'Pan')).rejects.toThrow('Did you mean item?')
  await expect(createThing(folder, 'item', 'Pan', { fields: { gruop: 'tool' } })).rejects.toThrow('There is no field "gruop"')
  await expect(createThing(folder, 'item', 'Pan', { fields: { group: 'tol' } })).rejects.toThrow('Did you mean tool?')
  expect(readdirSync(join(folder, 'items'))).not.toContain('pan.yaml')
})
