import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

test('R10 R20 samples are removed with the first real row of a board, or by a setting of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-samples-'))
  cpSync('test/wiki', folder, { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const sample = { username: 'S', pokes: 9, sample: true }
  const writePokes = (...pokes: object[]) => write('leaderboards/pokes.yaml', JSON.stringify({ pokes }))
  const listPokers = () => readContent(folder).pokes.map(({ rank, username }) => `${rank} ${username}`)
  writePokes(sample)
  expect(listPokers()).toEqual(['1 S'])
  writePokes(sample, { username: 'Ann', pokes: 3 })
  expect(listPokers()).toEqual(['1 Ann'])
  writePokes(sample)
  write('site.yaml', `${readFileSync(join(folder, 'site.yaml'), 'utf8')}\nleaderboards: { samples: false }\n`)
  expect(listPokers()).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})
