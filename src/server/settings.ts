import { operatorPaths } from '#model/wiki/addresses/document-paths.ts'
import { networkInterfaces } from 'node:os'
import { z } from 'zod'
import { isPostgres } from '#database/open-database.ts'

const defaultPort = 3000

const port = z.coerce.number().int().min(0).max(65_535)

/** Scheme, host and port alone: pages have their own paths, so one in front of them would make every page a 404. */
const isOrigin = (text: string) => /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && URL.canParse(text)
/** "https://Wiki.example/" -> "https://wiki.example" */
const origin = z
  .stringFormat('an origin (scheme and host, no path) such as `https://wiki.example`', isOrigin)
  .transform((text) => new URL(text).origin)

/** What could be meant as the address of a database, but is none that the wiki can use; "C:\wiki.db" is a path. */
const isOtherAddress = (address: string) => /^[a-z][a-z\d+.-]+:/i.test(address) && !isPostgres(address)
const namesDatabase = (address: string) => !isPostgres(address) || (URL.canParse(address) && new URL(address).pathname.length > 1)

/** Every setting of the server, read once from the environment. The one place where they are documented: docs/settings.md is made of it. */
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
    .refine((address) => !isOtherAddress(address), 'the wiki keeps its data in PostgreSQL (postgres://…) or in an SQLite file (a path)')
    .refine(namesDatabase, 'an address of PostgreSQL names the machine and the database, as postgres://name:password@localhost/wiki does')
    .default('var/wiki.db')
    .describe('A `postgres://` address means PostgreSQL, anything else is the path of an SQLite file.'),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe(
      'Most connections to PostgreSQL for the queries of readers. Each instance uses one more for health checks and the revision, ' +
        'and up to three while it fills and publishes: with the default, eleven instances stay below the 100 that PostgreSQL admits.',
    ),
  CONTENT_DIR: z.string().min(1).default('content').describe('The folder with the content files.'),
  PREVIEWS_DIR: z
    .string()
    .min(1)
    .default('var/previews')
    .describe('The folder where the pictures that chats show with a page are stored once they are drawn.'),
  CONTENT_WATCH: z
    .stringbool()
    .default(true)
    .describe(
      'Fills the database from the content at the start and whenever a file changes. Off: this process never writes to the database, ' +
        'and waits at the start until another process, or `npm run wiki -- sync`, has filled it.',
    ),
  PUBLISH: z
    .stringbool()
    .default(true)
    .describe('Renders every page of a revision ahead, into `PUBLISH_DIR`. Off: each page is rendered when it is first requested.'),
  PUBLISH_DIR: z
    .string()
    .min(1)
    .default('var/published')
    .describe('The folder of the published pages. The last two revisions stay in it; `current` leads to the newest one.'),
  SITE_URL: origin.describe(
    'Origin of the site as readers see it, for canonical addresses and previews. Without it: this machine, at the port above.',
  ),
  OFFLINE: z
    .stringbool()
    .default(true)
    .describe(
      "Lets readers' browsers keep pages, so that they open without a network. Off: none keeps anything, and what one kept before is " +
        'deleted when it next opens a page.',
    ),
  RATE_LIMIT: z
    .union([z.literal('off'), z.coerce.number().int().positive()])
    .default(1200)
    .describe('Requests a minute that one client may make, or `off`. Generous: a reader with a page of pictures is no attacker.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('How many proxies in front add to `X-Forwarded-For`. Trusting it without a proxy lets anyone pose as anyone.'),
  TLS: z.stringbool().default(false).describe('True behind TLS: browsers are told to come back by https only.'),
  HSTS_SUBDOMAINS: z
    .stringbool()
    .default(false)
    .describe('With TLS: true tells browsers the same of every subdomain. A year long, nothing there is reached by http then.'),
  CACHE_TAG_HEADER: z
    .union([z.literal(''), z.stringFormat('the name of a header', /^[a-z-]+$/i)])
    .default('')
    .describe(
      'Header in which a CDN looks for tags, such as `Cache-Tag` or `Surrogate-Key`. Each answer made of content then carries ' +
        '`revision-7` there, so that the CDN can be told to drop what is older.',
    ),
  CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(4096)
    .default(48)
    .describe('Megabytes of finished answers to keep in memory. Published answers beyond that are read from `PUBLISH_DIR`.'),
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
      `Port for \`${operatorPaths.metrics}\`, which Prometheus reads; 0: no metrics. It listens on HOST: let a firewall keep readers out.`,
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe(
      'What is logged: lines for people on a terminal, else one line of JSON for each event. `debug` adds the requests of finished answers.',
    ),
})
export type Settings = z.infer<typeof Settings>

export type Environment = Record<string, string | undefined>

/** Env files of containers and systemd pass quotes, spaces and capitals on: `"https://wiki.example" `, `OFF`. */
function cleanValue(name: string, value: string): string {
  const text = value
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim()
  return name === 'LOG_LEVEL' || name === 'RATE_LIMIT' ? text.toLowerCase() : text
}

const hasIPv6 = () => Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))

/** Settings that had another name in the last release: the old one still works, and the log says the new one. */
export const formerNames: Readonly<Record<string, keyof Settings>> = { BUSY_AFTER: 'MAX_WAIT_MS' }

/** Reads and checks the settings; a wrong one is an error whose message names it and says what is expected. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([written, value]) => {
      const name = Object.hasOwn(formerNames, written) ? (formerNames[written] ?? written) : written
      const text = Object.hasOwn(Settings.shape, name) && value ? cleanValue(name, value) : ''
      return text === '' ? [] : [[name, text]]
    }),
  )
  const values = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, isOtherNotation(name, text) ? NaN : text]))
  // A wrong PORT is reported as PORT, not as SITE_URL.
  const at = Settings.shape.PORT.safeParse(values.PORT).data || defaultPort
  const answer = Settings.safeParse({ SITE_URL: `http://localhost:${at}`, HOST: hasIPv6() ? '::' : '0.0.0.0', ...values })
  if (answer.success) {
    const { PORT, METRICS_PORT } = answer.data
    if (METRICS_PORT > 0 && METRICS_PORT === PORT)
      throw new Error(`The setting METRICS_PORT is ${PORT}, as PORT is: give the metrics a port of their own. See docs/settings.md.`)
    return answer.data
  }
  const sentences = answer.error.issues.map(({ path, code, message }) => {
    const name = String(path[0]) as keyof Settings
    const expected = code === 'custom' ? message : `expected is ${describeValues(name)}`
    return `The setting ${name} is ${JSON.stringify(hidePassword(given[name] ?? ''))}, which does not do: ${expected}. See docs/settings.md.`
  })
  throw new Error(sentences.join('\n'))
}

/** Not a number to whoever writes settings, but one to JavaScript: "0x10" (16), "1e4" (10000). */
const isOtherNotation = (name: string, text: string) =>
  typeof readDefault(name as keyof Settings) === 'number' && !/^\d+$/.test(text) && !Number.isNaN(Number(text))

const hidePassword = (value: string) => value.replace(/:[^:@/]*@/, ':***@')

type Schema = { type?: string; format?: string; const?: string; enum?: string[]; anyOf?: Schema[] } & Partial<
  Record<'minimum' | 'exclusiveMinimum' | 'maximum', number>
>

/** What a setting may be, in words. */
export function describeValues(name: keyof Settings): string {
  const { anyOf, ...one } = z.toJSONSchema(Settings.shape[name], { io: 'input', unrepresentable: 'any' }) as Schema
  // A word for yes or no is text to whoever writes it down.
  if (typeof readDefault(name) === 'boolean') return '`true` or `false`'
  return (anyOf ?? [one]).map(describeSchema).join(' or ')
}

function describeSchema(schema: Schema): string {
  if (schema.const === '') return 'nothing'
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum) return `one of ${schema.enum.map((word) => `\`${word}\``).join(', ')}`
  if (schema.format) return schema.format
  if (schema.type !== 'integer') return 'text'
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1
  const isBounded = schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER
  return isBounded ? `a whole number from ${least} to ${schema.maximum}` : `a whole number from ${least} up`
}

/** What a setting is where nobody sets it; undefined where that depends on another. */
export function readDefault(name: keyof Settings): Settings[keyof Settings] | undefined {
  const field: z.ZodType<Settings[keyof Settings]> = Settings.shape[name]
  return field.safeParse(undefined).data
}
