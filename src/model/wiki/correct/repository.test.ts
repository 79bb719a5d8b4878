import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'

test.each([
  ['https://github.com/me/wiki', 'https://github.com/me/wiki/edit/main/content/items/gold-ore.yaml#L12'],
  ['https://github.com/me/wiki.git', 'https://github.com/me/wiki/edit/main/content/items/gold-ore.yaml#L12'],
  ['https://github.com/me/wiki/edit/live/', 'https://github.com/me/wiki/edit/live/content/items/gold-ore.yaml#L12'],
  ['https://gitlab.com/us/group/wiki/', 'https://gitlab.com/us/group/wiki/-/edit/main/content/items/gold-ore.yaml#L12'],
  ['https://codeberg.org/me/wiki', 'https://codeberg.org/me/wiki/_edit/main/content/items/gold-ore.yaml#L12'],
  ['https://git.example.org/me/wiki/_edit/main/', 'https://git.example.org/me/wiki/_edit/main/content/items/gold-ore.yaml#L12'],
  // An unknown host keeps its address as it is, without a line.
  ['https://example.org/edit/', 'https://example.org/edit/content/items/gold-ore.yaml'],
])('%s opens the file at its line', (setting, address) => {
  expect(readRepository(setting)?.edit('items/gold-ore.yaml', 12)).toBe(address)
})

test.each(['', 'nonsense'])('"%s" is not a repository', (setting) => {
  expect(readRepository(setting)).toBeNull()
})

test('the text of a reader is encoded in the URL', () => {
  const { issue, edit } = readRepository('https://github.com/me/wiki') ?? {}
  const address = new URL(issue?.('A & B #1', "$& 'x'\n+y") ?? '')
  expect(Object.fromEntries(address.searchParams)).toEqual({ title: 'A & B #1', body: "$& 'x'\n+y" })
  expect(edit?.('mods/a#b?.yaml')).toBe('https://github.com/me/wiki/edit/main/content/mods/a%23b%3F.yaml')
})

test('an unknown host has no issue form', () => {
  expect(readRepository('https://example.org/edit/')?.issue).toBeUndefined()
})
