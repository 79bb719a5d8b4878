/** Names of the Trusted Types policies for HTML, which each page's CSP allows. Each can be created once; the browser rejects other HTML. */
export const mayWriteMarkup = {
  /** Called by the browser for all HTML that third-party code writes: see `map-markup.browser.ts`. */
  others: 'default',
  /** Parses pages of this wiki. */
  ownPages: 'own-pages',
} as const

/** Names of the policies for script URLs. */
export const mayNameScripts = {
  /** The service worker. */
  worker: 'own-worker',
  /** The worker that checks a corrected file against all others. */
  check: 'own-check',
} as const

type Policy = { createHTML: (text: string) => string }
/** `createHTML`: the accepted text, or null to reject it. */
type Rules = { createHTML: (text: string) => string | null }

/** Creates a policy. In browsers without Trusted Types it returns text unchanged. */
export function trustMarkup(name: string, createHTML: Rules['createHTML']): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy } }
  return trustedTypes?.createPolicy(name, { createHTML }) ?? { createHTML: (text) => text }
}

/** Creates a policy that allows this one script URL, and returns the URL. */
export function trustScript(name: string, address: string): string {
  type Names = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (text: string) => string } }
  const { trustedTypes } = globalThis as { trustedTypes?: Names }
  return trustedTypes?.createPolicy(name, { createScriptURL: () => address }).createScriptURL(address) ?? address
}
