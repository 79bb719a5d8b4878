/**
 * Who may hand a browser text as markup, in browsers that ask (Trusted Types): the names stand in the content policy of every page,
 * and each may be taken once. Everything else is refused there.
 */
export const mayWriteMarkup = {
  /** Asked, by this name of the browser's own, for every text that code of others writes: see `map-markup.browser.ts`. */
  others: 'default',
  /** Reads pages that this wiki has sent. */
  ownPages: 'own-pages',
} as const

/** The same for who may name a script that is to run beside the page. */
export const mayNameScripts = {
  /** It keeps pages for reading without a network. */
  worker: 'own-worker',
  /** It compares a corrected file with all others. */
  check: 'own-check',
} as const

type Policy = { createHTML: (text: string) => string }
/** `createHTML`: the text that may be taken, or nothing. */
type Rules = { createHTML: (text: string) => string | null }

/** Takes a name, once. Where nobody asks, text stays text. */
export function trustMarkup(name: string, createHTML: Rules['createHTML']): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy } }
  return trustedTypes?.createPolicy(name, { createHTML }) ?? { createHTML: (text) => text }
}

/** This one address as that of a script. Takes the name, once. */
export function trustScript(name: string, address: string): string {
  type Names = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (text: string) => string } }
  const { trustedTypes } = globalThis as { trustedTypes?: Names }
  return trustedTypes?.createPolicy(name, { createScriptURL: () => address }).createScriptURL(address) ?? address
}
