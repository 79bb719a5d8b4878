import { expect, test } from 'vitest'
import { loosenPaths } from './loosen-paths.ts'

test('a path may break after a backslash; a slash between words does not', () => {
  const text = { type: 'text' as const, value: String.raw`In %LocalAppData%\Mining\Saved, and/or 1/2.` }
  const tree = { type: 'root' as const, children: [text] }
  loosenPaths(tree)
  expect(tree.children.map((node) => ('value' in node ? node.value : '|')).join('')).toBe(
    String.raw`In %LocalAppData%\|Mining\|Saved, and/or 1/2.`,
  )
})
