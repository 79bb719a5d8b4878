import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { reportUnsupported } from './report-unsupported.ts'

test('the report has file, line, field and sentence of each unsupported statement', () => {
  const content = mkdtempSync(join(tmpdir(), 'wiki-claims-'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  cpSync('test/wiki', content, { recursive: true })
  appendFileSync(join(content, 'blog', '01-post.md'), '\nA Shovel never costs more than 4711 coins.\n')
  reportUnsupported(content)
  const report = log.mock.lastCall ? log.mock.calls.flat().join('\n') : ''
  expect(report).toMatch(/blog\/01-post\.md:\d+ text: "4711" in "A Shovel never costs/)
  expect(report).toMatch(/items\/sword\.yaml:4 description: "12" in/)
  log.mockClear()
  reportUnsupported(content, 'items/')
  expect(log.mock.calls.flat().join('\n')).not.toContain('blog/')
  rmSync(content, { recursive: true, force: true })
})
