import type { Fact } from './fact.ts'
import { lookUpFacts } from './fact-lookup.ts'

/** Versions of the game: described by the wiki, and on sale. */
export type Versions = { described: string; onSale: string; /** Choices for a reader, oldest first. */ played: string[] }

export function findVersions(facts: readonly Pick<Fact, 'key' | 'value'>[]): Versions | null {
  const { text, texts } = lookUpFacts(facts)
  const [described, onSale] = [text('described_versions'), text('version_on_sale')]
  return described && onSale ? { described, onSale, played: texts('played_versions') } : null
}
