import { expect, test } from 'vitest'
import { loosenPaths } from './loosen-paths.ts'

test('a path may go on in the next line behind a sign; an everyday stroke stays as it is', () => {
  const text = { type: 'text' as const, value: String.raw`In %LocalAppData%\Mining\Saved, and/or 1/2.` }
  const tree = { type: 'root' as const, children: [text] }
  loosenPaths(tree)
  expect(tree.children.map((node) => ('value' in node ? node.value : '|')).join('')).toBe(
    String.raw`In %LocalAppData%\|Mining\|Saved, and/or 1/2.`,
  )
})
