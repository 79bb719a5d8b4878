import { roundEstimate } from '#model/wiki/round-estimate.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { RigRun } from './run-rig.ts'

/** Rounds the results of a rig to two digits if they are based on a guess. */
export function roundRun(run: RigRun, mark: Mark | null): RigRun {
  if (mark !== 'guess') return run
  const { finds, repairs, shards } = run
  const round = (value: number | null) => (value === null ? null : roundEstimate(value))
  return {
    ...run,
    finds: { ...finds, perMinute: roundEstimate(finds.perMinute) },
    kinds: run.kinds.map((kind) => ({ ...kind, perMinute: roundEstimate(kind.perMinute), coinsPerHour: round(kind.coinsPerHour) })),
    weightPerHour: roundEstimate(run.weightPerHour),
    coinsPerHour: roundEstimate(run.coinsPerHour),
    repairs: {
      drills: roundEstimate(repairs.drills),
      filters: roundEstimate(repairs.filters),
      washers: roundEstimate(repairs.washers),
      all: roundEstimate(repairs.all),
    },
    shards: { ...shards, used: round(shards.used), found: roundEstimate(shards.found) },
  }
}
