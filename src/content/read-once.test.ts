import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'
import { cacheParsedTexts } from './read-once.ts'

/** Reads the content in a new process, without a cache. */
function readApart(folder: string): string {
  const script = `import { readContent } from '#content/read-content.ts'; console.log(JSON.stringify(readContent(${JSON.stringify(folder)})))`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', maxBuffer: 1e8 })
}

test('a cached read returns the current content of the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-again-'))
  cpSync('test/wiki', folder, { recursive: true })
  cacheParsedTexts()
  readContent(folder)
  // The compiler changes copies, so a second read gives the same result.
  expect(JSON.parse(JSON.stringify(readContent(folder)))).toEqual(JSON.parse(readApart(folder)))

  const chunks = join(folder, 'facts/shovel-chunks.yaml')
  const before = readFileSync(chunks, 'utf8')
  writeFileSync(chunks, before.replace(/^value: .*/m, 'value: 7654'))
  expect(JSON.stringify(readContent(folder).blogPosts)).toContain('7,654')
  writeFileSync(chunks, before.replace(/^value: /m, 'value: [7654'))
  const readBroken = () => readContent(folder)
  expect(readBroken).toThrow(/facts\/shovel-chunks\.yaml:\d+/)
  expect(readBroken).toThrow(/facts\/shovel-chunks\.yaml:\d+/)
  rmSync(folder, { recursive: true })
})
