/**
 * Rules and scores of Mozilla's HTTP Observatory: github.com/mdn/mdn-http-observatory, version 1.4.8, src/analyzer/tests/ and
 * src/grader/charts.js. Its package needs the network and a database client, so the rules are repeated here. Where it has several grades of
 * bad, the worst is used.
 */
export type Observed = {
  headers: ReadonlyMap<string, string>
  html: string
  /** Target of the redirect from http. */
  leadsTo: URL | undefined
  address: URL
}
type Rule = (response: Observed, policy: ReadonlyMap<string, readonly string[]>) => number

const sixMonths = 15_552_000
const broad = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/
const unsafeInline = /^('unsafe-inline'|data:)$/
const insecure = /^(http|ftp):/
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

const rules: Record<string, Rule> = {
  'content-security-policy': (_seen, policy) => {
    const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
    const all = [...policy.values()].flat()
    const scripts = of('script-src')
    if (policy.size === 0) return -25
    if ([...scripts, ...of('object-src')].some((source) => broad.test(source)) || scripts.some((source) => unsafeInline.test(source)))
      return -20
    if (all.some((source) => insecure.test(source))) return -20
    if ([...scripts, ...of('style-src')].includes("'unsafe-eval'")) return -10
    if (of('style-src').some((source) => broad.test(source) || unsafeInline.test(source))) return 0
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5
  },
  cookies: ({ headers }) => (headers.has('set-cookie') ? -40 : 0),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers.get('access-control-allow-origin') !== '*' && headers.has('access-control-allow-credentials') ? -50 : 0,
  redirection: ({ leadsTo, address }) => {
    if (leadsTo?.protocol !== 'https:') return -20
    return leadsTo.hostname === address.hostname ? 0 : -5
  },
  'referrer-policy': ({ headers }) => {
    const policyName = headers.get('referrer-policy')
    return policyName === undefined ? 0 : privateReferrers.includes(policyName) ? 5 : -5
  },
  'strict-transport-security': ({ headers }) => {
    const seconds = Number(/(?:^|;)\s*max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])
    return seconds >= sixMonths ? 0 : seconds > 0 ? -10 : -20
  },
  'subresource-integrity': ({ html, address }) => {
    const foreign = [...html.matchAll(/<script[^>]*? src="([^"]*)"[^>]*>/g)].filter(
      ([, src = '']) => src.startsWith('//') || new URL(src, address).host !== address.host,
    )
    return foreign.every(([tag, src = '']) => src.startsWith('https:') && tag.includes(' integrity=')) ? 0 : -50
  },
  'x-content-type-options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ headers }, policy) => {
    if (policy.has('frame-ancestors')) return 5
    return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
  },
  'cross-origin-resource-policy': ({ headers }) => {
    const header = headers.get('cross-origin-resource-policy') ?? 'cross-origin'
    return header === 'cross-origin' ? 0 : /^same-(site|origin)$/.test(header) ? 10 : -5
  },
}

/** Bonus points count only above this base score. */
const enoughForMore = 90

/** The score (100 or more is an A+), and the rules that reduced it. */
export function observe(response: Observed): { score: number; lost: string[] } {
  const directives = (response.headers.get('content-security-policy') ?? '').split(';').map((directive) => directive.trim().split(/\s+/))
  const policy = new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])))
  const points = Object.entries(rules).map(([name, rule]) => ({ name, points: rule(response, policy) }))
  const sum = (some: typeof points) => some.reduce((total, rule) => total + rule.points, 100)
  const bad = points.filter((rule) => rule.points < 0)
  return { score: sum(bad) >= enoughForMore ? sum(points) : sum(bad), lost: bad.map(({ name }) => name) }
}
