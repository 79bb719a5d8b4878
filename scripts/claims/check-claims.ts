// Claims in prose, and in the words that stand in code and reach readers: each is in known-claims.yaml or known-words.yaml, with its reason.
import { checkClaims, checkKnown } from '#cli/check-claims.ts'
import { listClaimsInCode } from './list-claims-in-code.ts'

const checks = [
  () => checkClaims('content'),
  () =>
    console.log(`Every claim in words of code is known: ${checkKnown(listClaimsInCode('content'), 'scripts/claims/known-words.yaml')}.`),
]
for (const check of checks) {
  try {
    check()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
