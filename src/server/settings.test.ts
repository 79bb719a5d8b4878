import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'
import { explainFormerNames, explainMisspeltSettings, explainOpenSettings } from './open-settings.ts'
import { describeValues, readDefault, readSettings, Settings, type Environment } from './settings.ts'

const introduction = `# Settings

Set by environment variables, read once at the start; an empty one is not set. Spaces and one pair of quotes around a value are dropped;
\`true\` may also be \`1\`, \`yes\` or \`on\`, \`false\` \`0\`, \`no\` or \`off\`, in any case. A wrong value stops the start with a sentence. The log warns
about what a setting leaves open and about misspelt names. This page is made from \`src/server/settings.ts\` by its test. The command
line sets three of them: \`npm start -- --help\`.
`

test('the defaults need no environment', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, DATABASE_URL: 'var/wiki.db', RATE_LIMIT: 1200 })
})

test('without SITE_URL the site has the address that it listens on', () => {
  expect(readSettings({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100')
  expect(readSettings({ PORT: '0' }).SITE_URL).toBe('http://localhost:3000')
  expect(readSettings({ PORT: '4100', SITE_URL: 'https://wiki.example/' }).SITE_URL).toBe('https://wiki.example')
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '0x10'],
  ['PORT', '1e4'],
  ['METRICS_PORT', '9e3'],
  ['RATE_LIMIT', '0x10'],
  ['RATE_LIMIT', 'many'],
  ['SITE_URL', 'bridgepour'],
  ['TLS', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['SITE_URL', 'https://wiki.example/hydro'],
  ['SITE_URL', 'https://wiki.example?x=1'],
  ['SITE_URL', 'https://wiki.example/#top'],
  ['SITE_URL', 'ftp://wiki.example'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'mysql://localhost/wiki'],
])('a wrong %s stops the start with a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}.*"${value.replace(/[?]/g, String.raw`\?`)}"`))
})

test('an origin is stored as browsers write it, and one with a password is refused', () => {
  expect(readSettings({ SITE_URL: 'HTTPS://W\u00edki.example:443/' }).SITE_URL).toBe('https://xn--wki-rma.example')
  expect(readSettings({ SITE_URL: 'http://wiki.example:8080/' }).SITE_URL).toBe('http://wiki.example:8080')
  expect(() => readSettings({ SITE_URL: 'https://user:pw@wiki.example' })).toThrow('"https://user:***@wiki.example"')
})

test.each([
  ['TLS', ' TRUE', true],
  ['TLS', "'yes'", true],
  ['TLS', '1', true],
  ['TLS', 'Off ', false],
  ['SITE_URL', '"https://wiki.example"\r', 'https://wiki.example'],
  ['RATE_LIMIT', 'OFF', 'off'],
  ['LOG_LEVEL', '"WARN"', 'warn'],
  ['TRUST_PROXY', '"2"', 2],
  ['PORT', '""', 3000],
] as const)('%s=%j is read as deployment tools pass it', (name, value, expected) => {
  expect(readSettings({ [name]: value })[name]).toBe(expected)
})

test('listens on every address of the machine', () => {
  const hasIPv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))
  expect(readSettings({}).HOST).toBe(hasIPv6 ? '::' : '0.0.0.0')
})

test('METRICS_PORT must differ from PORT', () => {
  expect(() => readSettings({ PORT: '4100', METRICS_PORT: '4100' })).toThrow('METRICS_PORT')
})

test('a setting with its former name works and is reported', () => {
  expect(readSettings({ BUSY_AFTER: '700' }).MAX_WAIT_MS).toBe(700)
  expect(explainFormerNames({ BUSY_AFTER: '700' })).toEqual([expect.stringContaining('MAX_WAIT_MS')])
  expect(explainFormerNames({ MAX_WAIT_MS: '700' })).toEqual([])
})

test('a misspelt name is reported with the similar setting; other variables are not', () => {
  const names = (environment: Environment) => explainMisspeltSettings(environment).map((line) => /^(\S+) .* (\S+)\?$/.exec(line)?.slice(1))
  expect(names({ SITEURL: 'x', TRUSTPROXY: '1', 'cache-tag-header': 'x', DATABSE_URL: 'x', Port: '1' })).toEqual([
    ['SITEURL', 'SITE_URL'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['cache-tag-header', 'CACHE_TAG_HEADER'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['Port', 'PORT'],
  ])
  expect(names({ HOSTNAME: 'x', PATH: '/bin', SITE: 'x', WIKI_DB_PASSWORD: 'x', SITE_URL: 'https://a.example', SITEURL: 'x' })).toEqual([])
})

test('messages say what is expected and show no password', () => {
  expect(() => readSettings({ PORT: 'x' })).toThrow('from 0 to 65535')
  expect(() => readSettings({ RATE_LIMIT: '0' })).toThrow('`off`')
  expect(() => readSettings({ DATABASE_URL: 'mysql://wiki:secret@localhost/wiki' })).toThrow('"mysql://wiki:***@localhost/wiki"')
})

test('docs/settings.md lists the settings; vitest -u updates it', async () => {
  const sections = (Object.keys(Settings.shape) as (keyof Settings)[]).map((name) => {
    const usual = readDefault(name)
    const isSet = usual !== undefined && usual !== ''
    return `## ${name}\n\n${Settings.shape[name].description}\n\nTakes ${describeValues(name)}${isSet ? `; unless set: \`${usual}\`` : ''}.\n`
  })
  await expect([introduction, ...sections].join('\n')).toMatchFileSnapshot('../../docs/settings.md')
})

describe('exposed settings are reported', () => {
  const explainOpen = (environment: Environment) => explainOpenSettings(readSettings(environment), environment)
  const closed = { HOST: '127.0.0.1', SITE_URL: 'https://wiki.example', TLS: 'true' }

  test('not behind a proxy on the same machine', () => {
    expect(explainOpen(closed)).toEqual([])
    expect(explainOpen({ ...closed, SITE_URL: 'http://localhost:3000', TLS: 'false' })).toEqual([])
  })

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { RATE_LIMIT: 'off' },
    { TRUST_PROXY: '1' },
    { TLS: 'false' },
    { SITE_URL: 'http://wiki.example' },
    { DATABASE_URL: 'postgres://wiki@db.example/wiki' },
  ])('%j', (setting) => {
    const sentences = explainOpen({ ...closed, ...setting })
    expect(sentences).toEqual([expect.stringMatching(new RegExp(`^${Object.keys(setting)[0]} `))])
  })

  test('public metrics, and production without SITE_URL', () => {
    expect(explainOpen({ ...closed, HOST: '10.0.0.1', METRICS_PORT: '9100' })).toEqual([expect.stringContaining('METRICS_PORT is 9100')])
    expect(explainOpen({ ...closed, METRICS_PORT: '9100' })).toEqual([])
    expect(explainOpen({ HOST: '127.0.0.1', NODE_ENV: 'production' })).toEqual([expect.stringContaining('SITE_URL is not set')])
  })

  test.each([
    { DATABASE_URL: 'postgres://wiki:secret@db.example/wiki?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://wiki:secret@localhost/wiki' },
    { DATABASE_URL: 'postgres:///wiki?host=/run/postgresql' },
  ])('not for %j', (setting) => {
    expect(explainOpen({ ...closed, ...setting })).toEqual([])
  })

  test('without the password', () => {
    expect(explainOpen({ DATABASE_URL: 'postgres://wiki:secret@db.example/wiki' }).join('\n')).not.toContain('secret')
  })
})
