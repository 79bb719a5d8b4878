import { expect, test } from 'vitest'
import { updateAnchor } from './update-anchor.ts'

test.each([
  ['The wiki opens', 'update-2026-11-21-the-wiki-opens'],
  ['Lists & boards: now shared!', 'update-2026-11-21-lists-boards-now-shared'],
  ['???', 'update-2026-11-21'],
])('the update "%s" is linked as %s', (title, anchor) => {
  expect(updateAnchor({ date: '2026-11-21', title })).toBe(anchor)
})
