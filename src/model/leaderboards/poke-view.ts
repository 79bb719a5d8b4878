import { oneOf } from '#model/text/one-of.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { readPageNumber } from '#model/wiki/page-number.ts'
import type { Poke } from './leaderboard.ts'
import { toPlainText } from '#model/text/plain-text.ts'

/** Rows of the board that are shown by default. */
export const topPokes = 250

export type PokeView = {
  all: boolean
  page: number
  sort: keyof Poke
  direction: 'asc' | 'desc'
  /** An invalid page number from the address, or ''. */
  oddPage: string
}

/** Direction of each column at the first click. */
const firstDirection = { rank: 'asc', username: 'asc', pokes: 'desc' } as const satisfies Record<keyof Poke, PokeView['direction']>
const columns = keysOf(firstDirection)

/** Parses the view of the pokes board; invalid values become defaults. */
export function readPokeView(parameters: URLSearchParams): PokeView {
  const page = readPageNumber(parameters.get('page'))
  const sort = oneOf(columns, parameters.get('sort')) ?? 'rank'
  const direction = parameters.get('direction')
  return {
    all: parameters.get('all') === 'true',
    page: page ?? 1,
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : firstDirection[sort],
    oddPage: page === undefined ? toPlainText(parameters.get('page') ?? '', 20) : '',
  }
}

/** The query parameters of a view without defaults. */
export function toPokeParameters({ all, page, sort, direction }: Omit<PokeView, 'oddPage'>): Record<string, string> {
  return {
    ...(page > 1 && { page: String(page) }),
    ...(sort !== 'rank' && { sort }),
    ...(direction !== firstDirection[sort] && { direction }),
    ...(all && { all: 'true' }),
  }
}

/** The view after a click on a column header: sorted by it, on the first page; a second click reverses it. */
export function sortBy<View extends Pick<PokeView, 'sort' | 'direction'>>(view: View, column: keyof Poke): View & { page: 1 } {
  const turned = view.direction === 'asc' ? 'desc' : 'asc'
  return { ...view, page: 1, sort: column, direction: view.sort === column ? turned : firstDirection[column] }
}
