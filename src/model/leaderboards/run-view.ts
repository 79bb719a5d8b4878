import { readPageNumber } from '#model/wiki/page-number.ts'
import type { SpeedrunFilter } from './leaderboard.ts'
import { speedrunFilterFields } from './run-fields.ts'
import type { RunFilter } from './run-page.ts'

/** Parses filter and page; "none" matches any value. */
export function readRunView(parameters: URLSearchParams): { filter: SpeedrunFilter; page: number } {
  const readFilter = (field: keyof SpeedrunFilter) => parameters.get(field)?.trim() || 'none'
  const filter = {
    player: readFilter('player'),
    plot: readFilter('plot'),
    version: readFilter('version'),
    challenge: readFilter('challenge'),
    setup: readFilter('setup'),
  }
  return { filter, page: readPageNumber(parameters.get('page')) ?? 1 }
}

/** Removes the parts that are "none". */
export function withoutOpenParts(filter: RunFilter): RunFilter {
  return Object.fromEntries(
    speedrunFilterFields.flatMap((field) => (filter[field] === undefined || filter[field] === 'none' ? [] : [[field, filter[field]]])),
  )
}
