import { sharedLimits } from './edge/rate-limit.ts'
import { distance } from 'fastest-levenshtein'
import { formerNames, Settings, type Environment } from './settings.ts'

/** Warnings for the log about settings that leave the wiki exposed, one sentence each. */
export function explainOpenSettings(settings: Settings, environment: Environment): string[] {
  const { HOST, PORT, SITE_URL, TLS, RATE_LIMIT, TRUST_PROXY, METRICS_PORT, DATABASE_URL } = settings
  const site = new URL(SITE_URL)
  return [
    isEverywhere(HOST) &&
      `HOST is ${HOST}, every address: clients can reach port ${PORT} without the proxy in front. With a proxy on this machine set HOST=127.0.0.1.`,
    RATE_LIMIT === 'off' && 'RATE_LIMIT is off: requests of a client are not limited. Set the number of requests a minute.',
    TRUST_PROXY > 0 &&
      `TRUST_PROXY is ${TRUST_PROXY}: a client that reaches this port without the proxy can forge its address. Allow only the proxy.`,
    !TLS && site.protocol === 'https:' && 'TLS is false: no Strict-Transport-Security header is sent. Set TLS=true behind https.',
    environment.NODE_ENV === 'production' &&
      !environment.SITE_URL &&
      `SITE_URL is not set: canonical addresses, the sitemap and previews use ${SITE_URL}. Set it to the origin that readers use.`,
    site.protocol === 'http:' &&
      !isThisMachine(site.hostname) &&
      `SITE_URL is ${SITE_URL}: without https, pages can be read and changed in transit. Use a proxy with a certificate.`,
    METRICS_PORT > 0 &&
      !isThisMachine(HOST) &&
      `METRICS_PORT is ${METRICS_PORT}: anyone who reaches it on ${HOST} can read the metrics. Allow only Prometheus.`,
    isPlainPostgres(DATABASE_URL) &&
      'DATABASE_URL names another machine without sslmode: the connection is not encrypted. Add ?sslmode=verify-full.',
  ].filter((sentence) => sentence !== false)
}

/** A warning for each setting that is set by its former name. */
export function explainFormerNames(environment: Environment): string[] {
  return Object.entries(formerNames)
    .filter(([name]) => environment[name])
    .map(([name, current]) => `The setting ${name} was renamed to ${current}. The old name works until the next release.`)
}

/** Warning for requests with X-Forwarded-For while TRUST_PROXY is 0. */
export function explainSharedLimit({ RATE_LIMIT }: Settings): string {
  const together = RATE_LIMIT === 'off' ? '' : ` and share ${RATE_LIMIT * sharedLimits} requests a minute`
  return (
    `Requests have X-Forwarded-For, but TRUST_PROXY is 0: readers behind a proxy of a private network are counted by that header` +
    `${together}; readers behind any other proxy count as one client. Set TRUST_PROXY to the number of proxies in front.`
  )
}

export const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

const isThisMachine = (host: string) => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host)

function isPlainPostgres(address: string): boolean {
  if (!/^postgres(ql)?:/.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  // Without a host, or with a folder as host, it is a Unix socket.
  return url.hostname !== '' && !isThisMachine(url.hostname) && !url.searchParams.has('sslmode')
}

/** "SITEURL", "site-url" -> "siteurl" */
const simplify = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Short names are close to other variables ("HOSTS", "PORT1"), so only case and punctuation may differ. */
function isMisspelling(name: string, setting: string): boolean {
  const maxDistance = setting.length < 7 ? 0 : setting.length < 10 ? 1 : 2
  return distance(simplify(name), simplify(setting)) <= maxDistance
}

/** A warning for each environment variable that looks like a misspelled setting. */
export function explainMisspeltSettings(environment: Environment): string[] {
  const unset = Object.keys(Settings.shape).filter((name) => !environment[name])
  const others = Object.keys(environment).filter((name) => !Object.hasOwn(Settings.shape, name) && !Object.hasOwn(formerNames, name))
  return others.flatMap((name) => {
    const setting = unset.find((candidate) => isMisspelling(name, candidate))
    return setting ? [`${name} is not a setting and has no effect. Did you mean ${setting}?`] : []
  })
}
