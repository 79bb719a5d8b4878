import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { draftChanges } from './draft-changes.ts'
import { verifyFact } from './verify-fact.ts'

let folder: string
const git = (...words: string[]) => execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words])
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  folder = mkdtempSync(join(tmpdir(), 'wiki-diff-'))
  cpSync('test/wiki', folder, { recursive: true })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}
const see = (thing: string, value: string, version: string) =>
  verifyFact(folder, thing, 'value', { seen: 'Price tag', version, on: '2026-11-21', value })

test('changes of a new version are drafted as valid YAML of its patch note', () => {
  see('item/emerald', '9000', '1.7.4')
  see('item/shovel', '1300', '1.7.4')
  change('items/big-pan.yaml', 'description:', 'description: New. #')
  const drafted = draftChanges(folder, 'HEAD')
  expect(drafted).toMatch(/^# For .*1\.7\.4\.yaml\..*\nchanged:\n/m)
  expect(drafted).toContain('  - thing: item/emerald\n    field: value\n    from:\n      version: 1.7.1\n      value: ')
  expect(drafted).toContain(
    '  - thing: item/shovel\n    field: value\n    from:\n      version: (to fill in) The last version in which it was so\n',
  )
  expect(drafted).not.toContain('pan')
  change('patch-notes/1.7.4.yaml', 'changed:\n', drafted.replace('(to fill in) The last version in which it was so', '"1.6"'))
  expect(readContent(folder).changes.filter(({ version }) => version === '1.7.4')).toContainEqual(
    expect.objectContaining({
      id: 'shovel',
      from: expect.objectContaining({ value: 1200, version: '1.6' }),
      to: expect.objectContaining({ value: 1300 }),
    }),
  )
})

test('a correction of the wiki is not a change of the game', () => {
  change('items/sword.yaml', 'value: 1700', 'value: 1800')
  expect(draftChanges(folder, 'HEAD')).toMatch(/^# item\/sword, value: a correction, both of 1\.7\.1.*\n$/)
})

test('without changes, for a missing patch note, and for an unknown revision', () => {
  expect(draftChanges(folder, 'HEAD')).toMatch(/^# .*HEAD\.\n$/)
  see('item/shovel', '1300', '1.8')
  expect(draftChanges(folder, 'HEAD')).toContain('npm run wiki -- new patch 1.8')
  expect(() => draftChanges(folder, '--output=x')).toThrow('"--output=x"')
})
