import { countOf } from '#model/text/count-of.ts'
import { certainties, certaintyWords, unknown, type Sureness } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import type { SourcesOf } from './gather-sources.ts'

/** "What these numbers rest on: 7 facts, 4 from the game's files, 3 told by players. Of other versions of the game: 4 (1.3.4)."; empty for none. */
export function describeBasis(of: readonly SourcesOf[]): string {
  const entries = of.flatMap((one) => one.entries)
  if (entries.length === 0) return ''
  const steps: readonly Sureness[] = [...certainties, unknown]
  const counts = steps.flatMap((step) => {
    const count = entries.filter(({ certainty }) => certainty === step).length
    return count > 0 ? [`${count} ${step === 'guess' ? 'guessed' : certaintyWords[step]}`] : []
  })
  const elsewhere = entries.map(({ version = '' }) => version).filter(isOtherVersion)
  const versions = [...new Set(elsewhere)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return [
    `What these numbers rest on: ${countOf(entries.length, 'fact')}, ${counts.join(', ')}.`,
    ...(versions.length > 0 ? [`Of other versions of the game: ${elsewhere.length} (${versions.join(', ')}).`] : []),
  ].join(' ')
}
