import type { Call } from '#model/wiki/calls/call.ts'
import type { CallName } from '#model/wiki/calls/call-paths.ts'
import { dataCalls } from '#model/wiki/calls/data-calls.ts'
import { answerCalls } from './answer-calls.ts'
import { guideCalls } from './guide-calls.ts'
import { itemCalls } from './item-calls.ts'
import { leaderboardCalls } from '#model/wiki/calls/leaderboard-calls.ts'
import { newsCalls } from '#model/wiki/calls/news-calls.ts'
import { placeCalls } from './place-calls.ts'
import { searchCalls } from '#model/wiki/calls/search-calls.ts'
import { toolCalls } from './tool-calls.ts'

/**
 * Every call of the API with its parameters, answer and description. `src/api` implements them, `src/api-client` calls them; the compiler
 * checks that each call has a path and each path a call.
 */
export const calls = {
  ...itemCalls,
  ...placeCalls,
  ...newsCalls,
  ...leaderboardCalls,
  ...searchCalls,
  ...answerCalls,
  ...guideCalls,
  ...toolCalls,
  ...dataCalls,
} satisfies Record<CallName, Call>
export type Calls = typeof calls
