import { describe, expect, test } from 'vitest'
import { explainOpenSettings } from './open-settings.ts'
import { describeValues, readDefault, readSettings, Settings } from './settings.ts'

const introduction = `# Settings

Set by environment variables, read once at the start; an empty one is not set. A wrong one stops the start with a sentence, and what
they leave open is said in the log. This page is made from \`src/server/settings.ts\` by its test. The command line sets three of them:
\`npm start -- --help\`.
`

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
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'mysql://localhost/wiki'],
])('a wrong %s stops the start with a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`The setting ${name} is "${value}"`))
})

test('what is expected is said in words, and no password', () => {
  expect(() => readSettings({ PORT: 'x' })).toThrow('expected is a whole number from 0 to 65535. See docs/settings.md.')
  expect(() => readSettings({ RATE_LIMIT: '0' })).toThrow('`off` or a whole number from 1 up')
  expect(() => readSettings({ DATABASE_URL: 'mysql://wiki:secret@localhost/wiki' })).toThrow('"mysql://wiki:***@localhost/wiki"')
})

test('docs/settings.md says what the settings are; Vitest writes it anew with -u', async () => {
  const sections = (Object.keys(Settings.shape) as (keyof Settings)[]).map((name) => {
    const usual = readDefault(name)
    const isSet = usual !== undefined && usual !== ''
    return `## ${name}\n\n${Settings.shape[name].description}\n\nTakes ${describeValues(name)}${isSet ? `; unless set: \`${usual}\`` : ''}.\n`
  })
  await expect([introduction, ...sections].join('\n')).toMatchFileSnapshot('../../docs/settings.md')
})

describe('what is left open is said', () => {
  const closed = { HOST: '127.0.0.1', SITE_URL: 'https://wiki.example', TLS: 'true' }

  test('nothing is, behind a proxy on the same machine', () => {
    expect(explainOpenSettings(readSettings(closed))).toEqual([])
    expect(explainOpenSettings(readSettings({ ...closed, SITE_URL: 'http://localhost:3000', TLS: 'false' }))).toEqual([])
  })

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { RATE_LIMIT: 'off' },
    { TRUST_PROXY: '1' },
    { TLS: 'false' },
    { SITE_URL: 'http://wiki.example' },
    { METRICS_PORT: '9100' },
    { DATABASE_URL: 'postgres://wiki@db.example/wiki' },
    { API_ORIGIN: 'http://api.example' },
  ])('%j', (setting) => {
    const sentences = explainOpenSettings(readSettings({ ...closed, ...setting }))
    expect(sentences).toEqual([expect.stringMatching(new RegExp(`^${Object.keys(setting)[0]} `))])
  })

  test.each([
    { DATABASE_URL: 'postgres://wiki:secret@db.example/wiki?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://wiki:secret@localhost/wiki' },
    { DATABASE_URL: 'postgres:///wiki?host=/run/postgresql' },
    { API_ORIGIN: 'https://api.example' },
  ])('%j leaves nothing open', (setting) => {
    expect(explainOpenSettings(readSettings({ ...closed, ...setting }))).toEqual([])
  })

  test('never with a password', () => {
    expect(explainOpenSettings(readSettings({ DATABASE_URL: 'postgres://wiki:secret@db.example/wiki' })).join('\n')).not.toContain('secret')
  })
})
