import type { Fact } from './fact.ts'
import { lookUpFacts } from './fact-lookup.ts'

/** The versions of the game that the wiki describes, and those that are sold. */
export type Versions = { described: string; onSale: string; /** What a reader may say that they play, oldest first. */ played: string[] }

export function findVersions(facts: readonly Pick<Fact, 'key' | 'value'>[]): Versions | null {
  const { text, texts } = lookUpFacts(facts)
  const [described, onSale] = [text('described_versions'), text('version_on_sale')]
  return described && onSale ? { described, onSale, played: texts('played_versions') } : null
}
