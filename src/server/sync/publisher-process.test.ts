import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { createPublisherProcess } from './publisher-process.ts'

const hour = 3_600_000

test('a waiting process gets the next order, and an ended one is restarted', { tags: 'long' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-publisher-'))
  const content = join(folder, 'content')
  cpSync('test/wiki', content, { recursive: true })
  const file = join(content, 'items/shovel.yaml')
  const right = readFileSync(file, 'utf8')
  const publisher = createPublisherProcess(readSettings({ CONTENT_DIR: content, DATABASE_URL: join(folder, 'wiki.db') }))
  const fillWith = (text: string) => {
    writeFileSync(file, text)
    return publisher.update({ fill: true })
  }
  publisher.prepare(hour)
  expect(await fillWith(right)).toMatchObject({ ok: true, revision: 1 })
  expect(await fillWith(right)).toMatchObject({ ok: true, revision: 1, written: 0 })
  expect(await fillWith(right.replace('value: 1200', 'value: 1700'))).toMatchObject({ ok: true, revision: 2 })
  expect(await fillWith('name:')).toMatchObject({ ok: false, canRetry: false })
  publisher.end()
  expect(await fillWith(right)).toMatchObject({ ok: true, revision: 3 })
  publisher.end()
  rmSync(folder, { recursive: true, force: true })
})

test('a process above the memory limit ends: the next order starts a new one', { tags: 'long' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-publisher-'))
  const publisher = createPublisherProcess(readSettings({ CONTENT_DIR: 'test/wiki', DATABASE_URL: join(folder, 'wiki.db') }), 1)
  publisher.prepare(hour)
  for (let turn = 0; turn < 3; turn++) expect(await publisher.update({ fill: true })).toMatchObject({ ok: true, revision: 1 })
  publisher.end()
  rmSync(folder, { recursive: true, force: true })
})
