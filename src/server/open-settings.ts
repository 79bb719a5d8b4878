import { sharedLimits } from './edge/rate-limit.ts'
import { distance } from 'fastest-levenshtein'
import { formerNames, Settings, type Environment } from './settings.ts'

/** What each setting leaves open, a sentence each, for the log: nothing that is open is so without a word. */
export function explainOpenSettings(settings: Settings, environment: Environment): string[] {
  const { HOST, PORT, SITE_URL, TLS, RATE_LIMIT, TRUST_PROXY, METRICS_PORT, DATABASE_URL } = settings
  const site = new URL(SITE_URL)
  return [
    isEverywhere(HOST) && `HOST is ${HOST}, every address: whoever reaches this machine reaches port ${PORT}, past any proxy in front.`,
    RATE_LIMIT === 'off' && 'RATE_LIMIT is off: one client may ask as often as it likes.',
    TRUST_PROXY > 0 &&
      `TRUST_PROXY is ${TRUST_PROXY}: whoever reaches this port past the proxy can pose as any client. Let only the proxy in.`,
    !TLS && site.protocol === 'https:' && 'TLS is false: browsers are not told to come back by https only.',
    environment.NODE_ENV === 'production' &&
      !environment.SITE_URL &&
      `SITE_URL is not set: canonical addresses, the sitemap and previews say ${SITE_URL}. Set it to the origin that readers use.`,
    site.protocol === 'http:' &&
      !isThisMachine(site.hostname) &&
      `SITE_URL is ${SITE_URL}: without https, others on the way read and change pages.`,
    METRICS_PORT > 0 &&
      !isThisMachine(HOST) &&
      `METRICS_PORT is ${METRICS_PORT}: whoever reaches it on ${HOST} can read the metrics. Let only Prometheus in.`,
    isPlainPostgres(DATABASE_URL) &&
      'DATABASE_URL names another machine and no sslmode: what the database says can be read and changed on the way.',
  ].filter((sentence) => sentence !== false)
}

/** A sentence for each setting that is given under its former name. */
export function explainFormerNames(environment: Environment): string[] {
  return Object.entries(formerNames)
    .filter(([name]) => environment[name])
    .map(([name, now]) => `The setting ${name} is called ${now} now. The old name works until the next release.`)
}

/** What to say when requests name another client than the one who sends them, and no proxy is known of. */
export function explainSharedLimit({ RATE_LIMIT }: Settings): string {
  const together = RATE_LIMIT === 'off' ? '' : `, and share ${RATE_LIMIT * sharedLimits} requests a minute`
  return (
    `Requests come with X-Forwarded-For, but TRUST_PROXY is 0: readers behind a proxy of this network are told apart by what it says` +
    `${together}; those behind any other count as one client. Set TRUST_PROXY to the number of proxies in front.`
  )
}

export const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

const isThisMachine = (host: string) => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host)

function isPlainPostgres(address: string): boolean {
  if (!/^postgres(ql)?:/.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  // Without a host, or with a folder as one, it is a socket of this machine.
  return url.hostname !== '' && !isThisMachine(url.hostname) && !url.searchParams.has('sslmode')
}

/** "SITEURL", "site-url" -> "siteurl" */
const simplify = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Short names are too near to other variables ("HOSTS", "PORT1"), so they have to be right but for case and signs. */
function isMisspelling(name: string, setting: string): boolean {
  const maxSlips = setting.length < 7 ? 0 : setting.length < 10 ? 1 : 2
  return distance(simplify(name), simplify(setting)) <= maxSlips
}

/** A warning for each variable of the environment that looks like a setting and is not one. */
export function explainMisspeltSettings(environment: Environment): string[] {
  const unset = Object.keys(Settings.shape).filter((name) => !environment[name])
  const others = Object.keys(environment).filter((name) => !Object.hasOwn(Settings.shape, name) && !Object.hasOwn(formerNames, name))
  return others.flatMap((name) => {
    const setting = unset.find((one) => isMisspelling(name, one))
    return setting ? [`${name} is not a setting and has no effect. Did you mean ${setting}?`] : []
  })
}
