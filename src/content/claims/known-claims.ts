import { matchesGlob } from 'node:path'
import { z } from 'zod'
import type { PlacedClaim } from './list-claims.ts'

/** Claims that may stand, with the reason why: all that have what the entry names. */
export const KnownClaims = z.array(
  z.strictObject({
    files: z.array(z.string().min(1)).min(1).meta({ description: 'Files, from content/; * is any part of a name.' }),
    found: z.array(z.string()).default([]).meta({ description: 'Only these numbers or words.' }),
    says: z
      .union([z.string(), z.array(z.string().min(1))])
      .default('')
      .meta({ description: 'Only sentences with these words; of several, each has to be found.' }),
    reason: z.string().min(10).meta({ description: 'What stands behind it, or why it claims nothing.' }),
  }),
)
export type KnownClaims = z.infer<typeof KnownClaims>

/** The claims that no entry knows, and the entries that know none: what they spoke of is gone. */
export function compareClaims(claims: readonly PlacedClaim[], known: KnownClaims) {
  const sayings = known.flatMap(({ says, ...entry }) => [says].flat().map((words): Saying => ({ ...entry, says: words })))
  const used = new Set<Saying>()
  const unknown = claims.filter((claim) => {
    const entries = sayings.filter((entry) => isAbout(entry, claim))
    for (const entry of entries) used.add(entry)
    return entries.length === 0
  })
  return { unknown, unused: sayings.filter((entry) => !used.has(entry)) }
}

/** An entry with one of the things it says. */
type Saying = Omit<KnownClaims[number], 'says'> & { says: string }

function isAbout({ files, found, says }: Saying, claim: PlacedClaim): boolean {
  return (
    files.some((file) => matchesGlob(claim.file, file)) &&
    (found.length === 0 || found.includes(claim.found.toLowerCase())) &&
    claim.sentence.includes(says)
  )
}
