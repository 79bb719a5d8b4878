import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThing } from './create-thing.ts'

let folder: string
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  folder = mkdtempSync(join(tmpdir(), 'wiki-new-'))
  mkdirSync(join(folder, 'items'))
  mkdirSync(join(folder, 'patch-notes'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a new thing has the next free number and its name in the file name', () => {
  createThing(folder, 'item', 'Big Pan')
  createThing(folder, 'item', "Hobson's Pan")
  createThing(folder, 'patch-note', '1.7.5')
  expect(readFileSync(join(folder, 'items', 'hobsons-pan.yaml'), 'utf8')).toMatch(/^id: 2\nname: Hobson's Pan\n/)
  expect(readdirSync(join(folder, 'patch-notes'))).toEqual(['1.7.5.yaml'])
})

test.each(['../evil', 'a/b', 'a\\b', '..', '.', '   ', 'what?', '50%'])('%j is refused before anything is written', (name) => {
  expect(() => createThing(folder, 'item', name)).toThrow('makes no file name')
  expect(readdirSync(join(folder, 'items'))).toEqual([])
})

test('nothing is written over, and an unknown kind names the known ones', () => {
  createThing(folder, 'item', 'Pan')
  expect(() => createThing(folder, 'item', 'pan')).toThrow('is there already')
  expect(() => createThing(folder, 'dragon', 'Pan')).toThrow('it is one of item, mod')
})
