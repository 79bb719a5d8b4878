import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

test('R10 R20 one line of the site takes the sample rows off the boards, and real ones move up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-samples-'))
  cpSync('test/wiki', folder, { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const [before, site] = [readContent(folder), readFileSync(join(folder, 'site.yaml'), 'utf8')]
  const isReal = ({ sample }: { sample: boolean }) => !sample
  expect([before.speedruns.every(isReal), before.pokes.every(isReal)]).toEqual([false, false])
  write(
    'leaderboards/pokes.yaml',
    JSON.stringify({
      pokes: [
        { username: 'S', pokes: 9, sample: true },
        { username: 'Ann', pokes: 3 },
      ],
    }),
  )
  write('site.yaml', `${site}\nleaderboards: { samples: false }\n`)
  const { speedruns, pokes } = readContent(folder)
  expect(speedruns).toEqual(before.speedruns.filter(isReal))
  expect(pokes).toEqual([{ username: 'Ann', pokes: 3, rank: 1, sample: false }])
  rmSync(folder, { recursive: true, force: true })
})
