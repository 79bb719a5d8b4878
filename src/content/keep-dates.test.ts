import { expect, test } from 'vitest'
import { keepDates } from './keep-dates.ts'

test('the day of a date stays on the line of its month', () => {
  const words = { type: 'text' as const, value: 'On 5 April 2024, of 12 May, in May 2020.' }
  keepDates({ type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [words] }] })
  expect(words.value).toBe('On 5\u00A0April 2024, of 12\u00A0May, in May 2020.')
})
