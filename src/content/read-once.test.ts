import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'
import { cacheParsedTexts, type TextCache } from './read-once.ts'

const noCache: TextCache = { find: () => undefined, store() {} }

test('a cached read returns the current content of the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-again-'))
  cpSync('test/wiki', folder, { recursive: true })
  cacheParsedTexts()
  readContent(folder)
  // The compiler changes copies, so a second read gives the same result.
  const again = JSON.stringify(readContent(folder))

  const chunks = join(folder, 'facts/shovel-chunks.yaml')
  const before = readFileSync(chunks, 'utf8')
  writeFileSync(chunks, before.replace(/^value: .*/m, 'value: 7654'))
  expect(JSON.stringify(readContent(folder).blogPosts)).toContain('7,654')
  writeFileSync(chunks, before.replace(/^value: /m, 'value: [7654'))
  const readBroken = () => readContent(folder)
  expect(readBroken).toThrow(/facts\/shovel-chunks\.yaml:\d+/)
  expect(readBroken).toThrow(/facts\/shovel-chunks\.yaml:\d+/)

  writeFileSync(chunks, before)
  cacheParsedTexts(noCache)
  expect(JSON.parse(again)).toEqual(JSON.parse(JSON.stringify(readContent(folder))))
  rmSync(folder, { recursive: true })
})
