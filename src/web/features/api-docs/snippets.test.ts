import { expect, test } from 'vitest'
import { toSnippets } from './snippets.ts'

const codeOf = (url: string, holds: Parameters<typeof toSnippets>[1]) => toSnippets(url, holds).map(({ code }) => code)

test.each([
  ['results', ['const { results } =', "['results']", 'GetProperty("results")']],
  ['result', ['const { result } =', "['result']", 'GetProperty("result")']],
  ['body', ['const body =', 'body = json.load(response)', 'var body = JsonDocument.Parse(json).RootElement;']],
] as const)('code for an answer in %s reads it there', (holds, parts) => {
  const [, ...codes] = codeOf('https://wiki.example/api/x/', holds)
  for (const [index, part] of parts.entries()) expect(codes[index]).toContain(part)
})

test('code for a file saves it', () => {
  const codes = codeOf('https://wiki.example/api/dump.sqlite/', 'file')
  expect(codes[0]).toBe("curl 'https://wiki.example/api/dump.sqlite/' --output dump.sqlite")
  expect(codes.join()).not.toMatch(/json/i)
})
