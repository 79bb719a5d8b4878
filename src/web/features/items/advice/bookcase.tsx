import type { FactLookup } from '#model/fact-lookup.ts'

/** How many bookcases all blueprints need. */
export function BookcaseAdvice({ facts, blueprints }: { facts: FactLookup; blueprints: number }) {
  const holds = facts.number('bookcase_blueprints')
  if (holds === null) return null
  return (
    <p className="card">
      One bookcase holds {holds} blueprints. There are {blueprints}, so you need {Math.ceil(blueprints / holds)} for the full set.
    </p>
  )
}
