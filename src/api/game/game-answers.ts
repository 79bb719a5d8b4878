import type { Queries } from '#queries/queries.ts'
import { guideAnswers } from './guide.ts'
import { itemAnswers } from './items.ts'
import { placeAnswers } from './places.ts'
import { questionAnswers } from './questions.ts'
import { toolAnswers } from './tools.ts'

/** Handlers of the calls about this game. `chance` returns a number from 0 to 1; `origin`: of this site. */
export function gameAnswers(queries: Queries, chance: () => number, origin: string) {
  return {
    ...itemAnswers(queries, chance),
    ...placeAnswers(queries),
    ...guideAnswers(queries),
    ...toolAnswers(queries),
    ...questionAnswers(queries, origin),
  }
}
