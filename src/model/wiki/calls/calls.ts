import type { Call } from './call.ts'
import type { CallName } from './call-paths.ts'
import { dataCalls } from './data-calls.ts'
import { guideCalls } from './guide-calls.ts'
import { itemCalls } from './item-calls.ts'
import { leaderboardCalls } from './leaderboard-calls.ts'
import { newsCalls } from './news-calls.ts'
import { placeCalls } from './place-calls.ts'
import { searchCalls } from './search-calls.ts'
import { toolCalls } from './tool-calls.ts'

/**
 * Every call of the API: what it takes, what it gives and what is said of it. `src/api` answers them, `src/api-client` asks
 * them; the compiler sees to it that each has a path and each path a call.
 */
export const calls = {
  ...itemCalls,
  ...placeCalls,
  ...newsCalls,
  ...leaderboardCalls,
  ...searchCalls,
  ...guideCalls,
  ...toolCalls,
  ...dataCalls,
} satisfies Record<CallName, Call>
export type Calls = typeof calls
