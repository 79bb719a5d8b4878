import { expect, test, vi } from 'vitest'
import { saveCsv } from '#web/browser/save-file.ts'
import { saveListCsv } from './list-exports.ts'

vi.mock('#web/browser/save-file.ts')

test.each([
  ['Clean water / line', 'hydroneer-list-clean-water-line'],
  ['Café №1', 'hydroneer-list-cafe-no1'],
  ['…', 'hydroneer-list'],
])('the file of the list "%s" is %s', (name, file) => {
  saveListCsv({ name, entries: [], have: {} }, [])
  expect(vi.mocked(saveCsv).mock.lastCall?.[0]).toBe(file)
})
