import { expect, test } from 'vitest'
import { onFirstTouch } from './when-idle.ts'

test('only the first touch of any kind counts', () => {
  const page = new EventTarget()
  const touched: string[] = []
  onFirstTouch(page, () => touched.push('touched'))
  page.dispatchEvent(new Event('click'))
  expect(touched).toEqual([])
  for (const type of ['scroll', 'keydown', 'scroll']) page.dispatchEvent(new Event(type))
  expect(touched).toEqual(['touched'])
})
