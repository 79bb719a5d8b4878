import { z } from 'zod'

const defaultPort = 3000

/** Every setting of the server, read once from the environment. The one place where they are documented. */
export const Settings = z.object({
  /** Port to listen on; 0 picks a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(defaultPort),
  /** Address to listen on. All of them, so that it works in a container and from a phone in the same network. */
  HOST: z.string().min(1).default('0.0.0.0'),
  /** A postgres:// address means PostgreSQL, anything else is the path of an SQLite file. */
  DATABASE_URL: z.string().min(1).default('var/wiki.db'),
  /**
   * Connections to PostgreSQL for the questions of readers. One more hears of new revisions, and filling takes one while it lasts: with
   * five, nine copies use 54 of the hundred that PostgreSQL admits as it comes, and 63 should they all fill at once.
   */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(5),
  /** The folder with the content files. */
  CONTENT_DIR: z.string().min(1).default('content'),
  /** The folder where the pictures that chats show with a page are stored once they are drawn. */
  PREVIEWS_DIR: z.string().min(1).default('var/previews'),
  /**
   * Reads the content again whenever a file changes. Off where another process fills the database: a PostgreSQL is then never written
   * to by this copy. An SQLite file, which is the copy's own, is filled at the start either way.
   */
  CONTENT_WATCH: z.stringbool().default(true),
  /** Renders every page of the sitemap after a start or a change, before anyone asks. Off where nobody waits for the first page. */
  WARM: z.stringbool().default(true),
  /** Origin of the site as readers see it, for canonical addresses and previews. Without it: this machine, at the port above. */
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  /** Origin of another host of the same API for the pages to load from; empty: this process. */
  API_ORIGIN: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** Requests a minute that one client may make, or "off". Generous: a reader with a page of pictures is no attacker. */
  RATE_LIMIT: z.union([z.literal('off'), z.coerce.number().int().positive()]).default(1200),
  /** How many proxies in front add to X-Forwarded-For. Trusting it without a proxy lets anyone pose as anyone. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** True behind TLS: browsers are told to come back by https only. */
  TLS: z.stringbool().default(false),
  /** Megabytes of finished pages and answers to keep. */
  CACHE_MB: z.coerce.number().int().min(1).max(4096).default(32),
  /**
   * Milliseconds that readers wait for their turn when many want at once what is not cached; whoever would wait longer is turned away,
   * so that the others are served. In a rush that lasts, a quarter of it: what a reader hardly notices.
   */
  BUSY_AFTER: z.coerce.number().int().positive().default(1000),
  /** Port for `/metrics`, which Prometheus reads; 0: there are none. Of its own, so that readers do not reach it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type Settings = z.infer<typeof Settings>

/** Reads and checks the settings; a wrong one is an error whose message names it and says what is expected. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name in Settings.shape && value !== ''))
  const answer = Settings.safeParse({ SITE_URL: `http://localhost:${Number(given.PORT) || defaultPort}`, ...given })
  if (answer.success) return answer.data
  const sentences = answer.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `The setting ${name} is ${JSON.stringify(given[name])}, which does not do: ${message}. See src/server/settings.ts.`
  })
  throw new Error(sentences.join('\n'))
}
