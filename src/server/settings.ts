import { operatorPaths } from '#model/wiki/addresses/document-paths.ts'
import { networkInterfaces } from 'node:os'
import { z } from 'zod'
import { isPostgres } from '#database/is-postgres.ts'

const defaultPort = 3000

const port = z.coerce.number().int().min(0).max(65_535)

/** Scheme, host and port without a path: the wiki cannot be served below a path. */
const isOrigin = (text: string) => /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && URL.canParse(text)
/** "https://Wiki.example/" -> "https://wiki.example" */
const origin = z
  .stringFormat('an origin (scheme and host, no path) such as `https://wiki.example`', isOrigin)
  .transform((text) => new URL(text).origin)

/** Whether it is a URL of another kind of database; "C:\wiki.db" is a path. */
const isUnsupportedDatabase = (address: string) => /^[a-z][a-z\d+.-]+:/i.test(address) && !isPostgres(address)
const namesDatabase = (address: string) => !isPostgres(address) || (URL.canParse(address) && new URL(address).pathname.length > 1)

/** Every setting of the server, read once from the environment. docs/settings.md is generated from the descriptions. */
export const Settings = z.object({
  PORT: port.default(defaultPort).describe('Port to listen on; 0 picks a free one, for tests.'),
  HOST: z
    .string()
    .min(1)
    .describe(
      'Address to listen on. Without it: `::` (every IPv4 and IPv6 address of the machine), or `0.0.0.0` where the machine has no IPv6. ' +
        'Unix sockets are not supported.',
    ),
  DATABASE_URL: z
    .string()
    .min(1)
    .refine((address) => !isUnsupportedDatabase(address), 'set a PostgreSQL address (postgres://…) or the path of an SQLite file')
    .refine(namesDatabase, 'a PostgreSQL address needs host and database: postgres://user:password@localhost/wiki')
    .default('var/wiki.db')
    .describe('A `postgres://` address means PostgreSQL, anything else is the path of an SQLite file.'),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe(
      "Maximum of PostgreSQL connections for readers' queries. Each instance uses one more for health checks and the revision, " +
        'and up to three while it fills and publishes: with the default, eleven instances stay below the 100 that PostgreSQL allows.',
    ),
  CONTENT_DIR: z.string().min(1).default('content').describe('The folder with the content files.'),
  PREVIEWS_DIR: z.string().min(1).default('var/previews').describe('The folder where social previews are stored.'),
  CONTENT_WATCH: z
    .stringbool()
    .default(true)
    .describe(
      'Fills the database from the content at the start and whenever a file changes. Off: this process never writes to the database ' +
        'and waits at the start until another process or `npm run wiki -- sync` has filled it.',
    ),
  PUBLISH: z
    .stringbool()
    .default(true)
    .describe('Renders every page of a revision in advance, into `PUBLISH_DIR`. Off: each page is rendered when it is first requested.'),
  PUBLISH_DIR: z
    .string()
    .min(1)
    .default('var/published')
    .describe('The folder of the published pages. It holds the last two revisions; `current` points to the newest one.'),
  SITE_URL: origin.describe(
    'Origin of the site as readers see it, for canonical addresses and previews. Without it: `http://localhost` with the port above.',
  ),
  OFFLINE: z
    .stringbool()
    .default(true)
    .describe(
      "Lets readers' browsers store pages for offline reading. Off: nothing is stored, and a browser deletes stored pages when it next " +
        'opens a page.',
    ),
  RATE_LIMIT: z
    .union([z.literal('off'), z.coerce.number().int().positive()])
    .default(1200)
    .describe('Requests per minute of one client, or `off`. A page and its pictures are many requests.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of proxies in front that add to `X-Forwarded-For`. Too high a number lets clients forge their address.'),
  TLS: z.stringbool().default(false).describe('True behind TLS: sends `Strict-Transport-Security`, so that browsers use https only.'),
  HSTS_SUBDOMAINS: z
    .stringbool()
    .default(false)
    .describe('With TLS: true adds `includeSubDomains`. Browsers then refuse http on every subdomain for a year.'),
  CACHE_TAG_HEADER: z
    .union([z.literal(''), z.stringFormat('the name of a header', /^[a-z-]+$/i)])
    .default('')
    .describe(
      'Header for cache tags of a CDN, such as `Cache-Tag` or `Surrogate-Key`. Each result with content then has the tag ' +
        '`revision-7`, so that a purge can drop older answers.',
    ),
  CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(4096)
    .default(48)
    .describe('Megabytes of finished answers cached in memory. Published answers beyond that are read from `PUBLISH_DIR`.'),
  MAX_WAIT_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(2000)
    .describe(
      'How long a request may wait for a free renderer, in milliseconds. After that the server answers 503 with `Retry-After`. ' +
        'Published pages never wait.',
    ),
  METRICS_PORT: port
    .default(0)
    .describe(
      `Port for \`${operatorPaths.metrics}\` (Prometheus); 0: no metrics. It listens on HOST: block it for readers in the firewall.`,
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe(
      'Least level that is logged: as text on a terminal, else as one line of JSON per event. `debug` adds requests for finished answers.',
    ),
})
export type Settings = z.infer<typeof Settings>

export type Environment = Record<string, string | undefined>

/** Env files of containers and systemd pass on quotes, spaces and capitals: `"https://wiki.example" `, `OFF`. */
function cleanValue(name: string, value: string): string {
  const text = value
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim()
  return name === 'LOG_LEVEL' || name === 'RATE_LIMIT' ? text.toLowerCase() : text
}

const hasIPv6 = () => Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))

/** Settings renamed since the last release: the old name still works, with a warning. */
export const formerNames: Readonly<Record<string, keyof Settings>> = { BUSY_AFTER: 'MAX_WAIT_MS' }

/** Parses the settings. Throws an error that names each invalid setting and what is expected. */
export function readSettings(environment: Environment): Settings {
  const texts = Object.fromEntries(
    Object.entries(environment).flatMap(([written, value]) => {
      const name = Object.hasOwn(formerNames, written) ? (formerNames[written] ?? written) : written
      const text = Object.hasOwn(Settings.shape, name) && value ? cleanValue(name, value) : ''
      return text === '' ? [] : [[name, text]]
    }),
  )
  const values = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isOtherNotation(name, text) ? NaN : text]))
  // An invalid PORT must not make the default of SITE_URL invalid.
  const localPort = Settings.shape.PORT.safeParse(values.PORT).data || defaultPort
  const result = Settings.safeParse({ SITE_URL: `http://localhost:${localPort}`, HOST: hasIPv6() ? '::' : '0.0.0.0', ...values })
  if (result.success) {
    const { PORT, METRICS_PORT } = result.data
    if (METRICS_PORT > 0 && METRICS_PORT === PORT)
      throw new Error(`The settings METRICS_PORT and PORT are both ${PORT}. Set different ports. See docs/settings.md.`)
    return result.data
  }
  const sentences = result.error.issues.map(({ path, code, message }) => {
    const name = String(path[0]) as keyof Settings
    const expected = code === 'custom' ? message : `expected ${describeValues(name)}`
    return `The setting ${name} has the invalid value ${JSON.stringify(hidePassword(texts[name] ?? ''))}: ${expected}. See docs/settings.md.`
  })
  throw new Error(sentences.join('\n'))
}

/** Rejected, though JavaScript converts it: "0x10" (16), "1e4" (10000). */
const isOtherNotation = (name: string, text: string) =>
  typeof readDefault(name as keyof Settings) === 'number' && !/^\d+$/.test(text) && !Number.isNaN(Number(text))

const hidePassword = (value: string) => value.replace(/:[^:@/]*@/, ':***@')

type Schema = { type?: string; format?: string; const?: string; enum?: string[]; anyOf?: Schema[] } & Partial<
  Record<'minimum' | 'exclusiveMinimum' | 'maximum', number>
>

/** Describes the allowed values of a setting: "a whole number from 0 to 65535". */
export function describeValues(name: keyof Settings): string {
  const { anyOf, ...schema } = z.toJSONSchema(Settings.shape[name], { io: 'input', unrepresentable: 'any' }) as Schema
  // The input schema of a stringbool is a string.
  if (typeof readDefault(name) === 'boolean') return '`true` or `false`'
  return (anyOf ?? [schema]).map(describeSchema).join(' or ')
}

function describeSchema(schema: Schema): string {
  if (schema.const === '') return 'nothing'
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum) return `one of ${schema.enum.map((word) => `\`${word}\``).join(', ')}`
  if (schema.format) return schema.format
  if (schema.type !== 'integer') return 'text'
  const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1
  const isBounded = schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER
  return isBounded ? `a whole number from ${min} to ${schema.maximum}` : `a whole number of at least ${min}`
}

/** The default of a setting; undefined where it depends on another setting. */
export function readDefault(name: keyof Settings): Settings[keyof Settings] | undefined {
  const field: z.ZodType<Settings[keyof Settings]> = Settings.shape[name]
  return field.safeParse(undefined).data
}
