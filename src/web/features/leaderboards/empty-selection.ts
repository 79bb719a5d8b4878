import type { ApiClient } from '#api-client/api-client.ts'
import { speedrunFilterFields, type SpeedrunFilter } from '#model/leaderboards/leaderboard.ts'

type Field = keyof SpeedrunFilter
/** Why a selection is empty. */
export type EmptySelection = {
  /** Parts that no run has at all. */
  unknown: Field[]
  /** Parts without which there would be runs, and how many. */
  leaveOut: { field: Field; runs: number }[]
}

/** What makes a selection empty: a value that nothing has, or values that do not go together. */
export async function explainEmptySelection(api: ApiClient, filter: SpeedrunFilter): Promise<EmptySelection> {
  const chosen = speedrunFilterFields.filter((field) => filter[field] !== 'none')
  const none: SpeedrunFilter = { player: 'none', plot: 'none', version: 'none', challenge: 'none', setup: 'none' }
  // A part that the API refuses (over-long, say) is one that no run has.
  const countRuns = (wanted: SpeedrunFilter) =>
    api.runsPage(wanted, 1).then(
      ({ total }) => total,
      () => 0,
    )
  const parts = await Promise.all(
    chosen.map(async (field) => ({
      field,
      alone: await countRuns({ ...none, [field]: filter[field] }),
      without: chosen.length > 1 ? await countRuns({ ...filter, [field]: 'none' }) : 0,
    })),
  )
  return {
    unknown: parts.filter(({ alone }) => alone === 0).map(({ field }) => field),
    leaveOut: parts.filter(({ without }) => without > 0).map(({ field, without }) => ({ field, runs: without })),
  }
}
