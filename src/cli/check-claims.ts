import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { compareClaims, KnownClaims } from '#content/known-claims.ts'
import { listClaims } from '#content/list-claims.ts'
import { countOf } from '#model/text/count-of.ts'
import { placeProblems } from '#content/check/place-problems.ts'
import { checkYaml } from '#content/check/yaml-file.ts'
import { ContentError } from '#content/check/problem.ts'

/** Claims in prose that are known, each with its reason. */
export const knownClaimsFile = 'scripts/known-claims.yaml'

/** Throws with every number, and every word that allows no exception near a thing of the game, that nothing stands behind. */
export function checkClaims(contentFolder: string, knownFile = knownClaimsFile) {
  const known = readFileSync(knownFile, 'utf8')
  const { data, problems } = checkYaml(basename(knownFile), known, KnownClaims)
  if (!data) throw new ContentError(placeProblems(known, problems), dirname(knownFile))
  const claims = listClaims(contentFolder)
  const { unknown, unused } = compareClaims(claims, data)
  const lines = [
    ...unknown.map(({ file, line, field, found, sentence }) => `content/${file}:${line}\n  ✖ ${field}: "${found}" in "${sentence}"`),
    ...unused.map(
      ({ files, says, found }) => `${knownFile}\n  ✖ matches nothing any more: ${[...files, says, ...found].filter(Boolean).join(', ')}`,
    ),
  ]
  if (lines.length > 0)
    throw new Error(
      `${countOf(lines.length, 'claim')} that nothing stands behind\n\n${lines.join('\n')}\n\n  Take numbers from content by :fact[…] or :value[…], say who says it, or add it to ${knownFile} with a reason.`,
    )
  console.log(`Every number and strong word in prose is known: ${countOf(claims.length, 'claim')}, ${countOf(data.length, 'reason')}.`)
}
