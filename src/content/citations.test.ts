import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

const { citations } = readContent('content')
const pagesOf = (kind: string, id: string) => citations.filter((one) => one.kind === kind && one.id === id).map(({ page }) => page)

test('a number by reference is known to stand on the pages that cite it', () => {
  expect(pagesOf('fact', 'shovel-chunks')).toContain('/database/shovel')
  expect(pagesOf('fact', 'dirt-quality')).toContain('pages/dirt-and-depth.md')
})

test('a page that cites a number twice is named once', () => {
  expect(new Set(citations.map((one) => Object.values(one).join(' '))).size).toBe(citations.length)
})
