import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the defaults need no environment', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, DATABASE_URL: 'var/wiki.db', RATE_LIMIT: 1200 })
})

test('an empty variable is one that is not set', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['PORT', 'eighty'],
  ['RATE_LIMIT', 'many'],
  ['SITE_URL', 'bridgepour'],
  ['TLS', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s stops the start with a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`The setting ${name} is "${value}"`))
})
