import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the defaults need no environment', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, DATABASE_URL: 'var/wiki.db', RATE_LIMIT: 1200 })
})

test('without an address of its own, the site is where it listens', () => {
  expect(readSettings({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100')
  expect(readSettings({ PORT: '0' }).SITE_URL).toBe('http://localhost:3000')
  expect(readSettings({ PORT: '4100', SITE_URL: 'https://wiki.example/' }).SITE_URL).toBe('https://wiki.example')
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
