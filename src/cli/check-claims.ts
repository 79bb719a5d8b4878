import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { compareClaims, KnownClaims } from '#content/claims/known-claims.ts'
import { listClaims, type PlacedClaim } from '#content/claims/list-claims.ts'
import { countOf } from '#model/text/count-of.ts'
import { placeProblems } from '#content/check/place-problems.ts'
import { checkYaml } from '#content/check/yaml-file.ts'
import { ContentError } from '#content/check/problem.ts'

/** Claims in prose that are known, each with its reason. */
const knownClaimsFile = 'scripts/claims/known-claims.yaml'

/** Throws with every number, every word that allows no exception and every deed of a thing of the game that nothing stands behind. */
export function checkClaims(contentFolder: string, knownFile = knownClaimsFile) {
  console.log(`Every claim in prose is known: ${checkKnown(listClaims(contentFolder), knownFile, 'content/')}.`)
}

/** Throws with the claims that a file of known ones does not have, and with what it has and nobody says any more; else says how many there are. */
export function checkKnown(claims: readonly PlacedClaim[], knownFile: string, folder = ''): string {
  const known = readFileSync(knownFile, 'utf8')
  const { data, problems } = checkYaml(basename(knownFile), known, KnownClaims)
  if (!data) throw new ContentError(placeProblems(known, problems), dirname(knownFile))
  const { unknown, unused } = compareClaims(claims, data)
  const lines = [
    ...unknown.map(({ file, line, field, found, sentence }) => `${folder}${file}:${line}\n  ✖ ${field}: "${found}" in "${sentence}"`),
    ...unused.map(
      ({ files, says, found }) => `${knownFile}\n  ✖ matches nothing any more: ${[...files, says, ...found].filter(Boolean).join(', ')}`,
    ),
  ]
  if (lines.length > 0)
    throw new Error(
      `${countOf(lines.length, 'claim')} that nothing stands behind\n\n${lines.join('\n')}\n\n  Take numbers from content (in prose by :fact[…] or :value[…]), say who says it, or add it to ${knownFile} with a reason.`,
    )
  return `${countOf(claims.length, 'claim')}, ${countOf(data.length, 'reason')}`
}
