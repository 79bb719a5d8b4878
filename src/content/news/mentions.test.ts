import { expect, test } from 'vitest'
import { listMentions } from './mentions.ts'
import { readContent } from '../read-content.ts'

const { items, patchNotes, blogPosts, updates } = readContent('test/wiki')
const [anyItem, anyPatch, anyPost, anyUpdate] = [items[0]!, patchNotes[0]!, blogPosts[0]!, updates[0]!]

const item = (safe_name: string, more: { alias?: string; since?: string; modded?: boolean } = {}) => ({
  ...anyItem,
  alias: '',
  since: '',
  modded: false,
  safe_name,
  name: safe_name.replaceAll('-', ' '),
  ...more,
})
const patch = (id: number, version: string, date: string | null, changes: string[]) => ({
  ...anyPatch,
  id,
  version,
  summary: `${version}: a version`,
  timestamp: date && `${date}T00:00:00Z`,
  changes,
})
const nothing = { items: [], patchNotes: [], blogPosts: [], updates: [] }
const someItems = [item('shovel'), item('improved-shovel'), item('map'), item('david', { alias: 'D.A.V.I.D., digger' })]

test.each([
  ['the longest name counts', 'Improved shovels.', 'improved-shovel'],
  ['aliases count', 'The digger is new.', 'david'],
  ['a word of every day is just a word', 'A map for another mode.', ''],
  ['no name, no mention', 'Nothing at all.', ''],
])('patch notes: %s', (_, change, expected) => {
  const mentions = listMentions({ ...nothing, items: someItems, patchNotes: [patch(1, '1.0', null, [change])] })
  expect(mentions.map((mention) => mention.item).join(' ')).toBe(expected)
  for (const { excerpt } of mentions) expect(excerpt).toBe(change)
})

test('patch notes do not mention modded items', () => {
  const modded = [item('shovel', { modded: true })]
  expect(listMentions({ ...nothing, items: modded, patchNotes: [patch(1, '1.0', null, ['Shovel.'])] })).toEqual([])
})

test.each([
  ['1.6', '1.6'],
  ['1.6.x', '1.6.x'],
  ['1.7', '1.7.1'],
  ['1', '1.0'],
  ['1.8', undefined],
])('an item first seen in %s is mentioned by %s', (since, version) => {
  const versions = ['1.0', '1.6', '1.6.x', '1.7.1', '1.7.2'].map((name, index) => patch(index + 1, name, null, []))
  const [brought] = listMentions({ ...nothing, items: [item('cod', { since })], patchNotes: versions })
  expect(brought?.title).toBe(version && `${version}: a version`)
  expect(brought?.brought ?? true).toBe(true)
})

test('posts and updates mention an item by name or link, everyday words only by link', () => {
  const post = { ...anyPost, title: 'A day', safe_summary: 'How it went.', html_body: '' }
  const listIds = (html_body: string) =>
    listMentions({ ...nothing, items: someItems, blogPosts: [{ ...post, html_body }] }).map((mention) => mention.item)
  expect(listIds('<p>With a shovel and a map.</p>')).toEqual(['shovel'])
  expect(listIds('<p>With <a href="/database/map" data-item="map">it</a>.</p>')).toEqual(['map'])
  expect(listIds('<p>improved</p><p>shovel</p>')).toEqual(['shovel'])
  expect(listIds('<p>improved <strong>shovel</strong></p>')).toEqual(['improved-shovel'])
})

test('mentions are in order of time; a version without a date follows the one before it', () => {
  const mentions = listMentions({
    items: someItems,
    patchNotes: [
      patch(2, '1.1', null, ['Shovel.']),
      patch(1, '1.0', '2020-05-08', ['Shovel.']),
      patch(3, '2.0', '2022-05-10', ['Shovel.']),
    ],
    blogPosts: [{ ...anyPost, id: 7, title: 'Shovel', date: '2021-01-01T00:00:00Z' }],
    updates: [{ ...anyUpdate, id: 8, title: 'Shovel', date: '2019-01-01' }],
  })
  const shovel = mentions.filter((mention) => mention.item === 'shovel').toSorted((a, b) => a.order - b.order)
  expect(shovel.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['update 8', 'patch 1', 'patch 2', 'post 7', 'patch 3'])
})

test('inactive items are not mentioned', () => {
  const patchNote = { ...patch(1, '1.0', null, ['Shovel.']), active: false }
  expect(listMentions({ ...nothing, items: someItems, patchNotes: [patchNote] })).toEqual([])
})
