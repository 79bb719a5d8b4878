import { sharedLimits } from './edge/rate-limit.ts'
import type { Settings } from './settings.ts'

/** What each setting leaves open, a sentence each, for the log: nothing that is open is so without a word. */
export function explainOpenSettings(settings: Settings): string[] {
  const { HOST, PORT, SITE_URL, TLS, RATE_LIMIT, TRUST_PROXY, METRICS_PORT, DATABASE_URL, API_ORIGIN } = settings
  const site = new URL(SITE_URL)
  return [
    isEverywhere(HOST) && `HOST is ${HOST}: whoever reaches this machine reaches port ${PORT}, past any proxy in front.`,
    RATE_LIMIT === 'off' && 'RATE_LIMIT is off: one client may ask as often as it likes.',
    TRUST_PROXY > 0 &&
      `TRUST_PROXY is ${TRUST_PROXY}: whoever reaches this port past the proxy can pose as any client. Let only the proxy in.`,
    !TLS && site.protocol === 'https:' && 'TLS is false: browsers are not told to come back by https only.',
    site.protocol === 'http:' && !isThisMachine(site) && `SITE_URL is ${SITE_URL}: without https, others on the way read and change pages.`,
    METRICS_PORT > 0 && `METRICS_PORT is ${METRICS_PORT}: whoever reaches it on ${HOST} can read how much the wiki has to do.`,
    isPlainPostgres(DATABASE_URL) &&
      'DATABASE_URL names another machine and no sslmode: what the database says can be read and changed on the way.',
    API_ORIGIN.startsWith('http:') &&
      !isThisMachine(new URL(API_ORIGIN)) &&
      `API_ORIGIN is ${API_ORIGIN}: without https, what pages are made from can be changed on the way.`,
  ].filter((sentence) => sentence !== false)
}

/** What to say when requests name another client than the one who sends them, and no proxy is known of. */
export function explainSharedLimit({ RATE_LIMIT }: Settings): string {
  const together = RATE_LIMIT === 'off' ? '' : `, and share ${RATE_LIMIT * sharedLimits} requests a minute`
  return (
    `Requests come with X-Forwarded-For, but TRUST_PROXY is 0: readers behind a proxy of this network are told apart by what it says` +
    `${together}; those behind any other count as one client. Set TRUST_PROXY to the number of proxies in front.`
  )
}

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

const isThisMachine = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

function isPlainPostgres(address: string): boolean {
  if (!/^postgres(ql)?:/.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  // Without a host, or with a folder as one, it is a socket of this machine.
  return url.hostname !== '' && !isThisMachine(url) && !url.searchParams.has('sslmode')
}
