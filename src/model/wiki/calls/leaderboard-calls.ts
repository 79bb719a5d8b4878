import { examples } from '#model/game/words.ts'
import { z } from 'zod'
import {
  LeaderboardSamples,
  PlayerBest,
  Poke,
  RankedRun,
  RunOptions,
  RunProgression,
  SamplePlaces,
  Speedrun,
  WholeRunPage,
} from '#model/leaderboards/leaderboard.ts'
import { result, results } from '../envelope.ts'
import { call } from './call.ts'
import { PageNumber, textParameter } from './parameters.ts'

const tag = 'Leaderboards'

const PokeQuery = z.object({
  page: PageNumber.optional().meta({ description: 'Number of the page, of 50 rows each; without it all rows come at once', example: 1 }),
  sort: z.enum(['rank', 'username', 'pokes']).default('rank').meta({ description: 'Column to sort by' }),
  direction: z.enum(['asc', 'desc']).default('asc').meta({ description: 'Direction to sort in' }),
})
const RunFilterText = z.object({
  filter: textParameter('player|plot|version|challenge|setup, each part URL-encoded', `none|${examples.plot.example}|none|none|none`).max(
    600,
  ),
})
const RunResults = results(Speedrun).extend({
  total: z.int().meta({ description: 'Runs on all pages together.' }),
  first_rank: z.int().meta({ description: 'Rank of the first run of this page; equal times share a rank.' }),
  samples: SamplePlaces,
})
const PokeResults = results(Poke).extend({
  total: z.int().meta({ description: 'Rows on all pages together.' }),
  samples: SamplePlaces,
})
/** One page with the query `page`, else all rows, as in the specification. */
const PokeAnswer = z.union([PokeResults, results(Poke)])

/** Calls about speedruns and pokes. */
export const leaderboardCalls = {
  runs: call({ tag, summary: 'All runs, fastest first', answer: results(Speedrun) }),

  runsWith: call({
    tag,
    summary: 'Runs of one player, plot, version, challenge or setup; "none" leaves a part open',
    params: RunFilterText,
    answer: results(Speedrun),
  }),

  runsPage: call({
    tag,
    summary: 'One page of 50 of the runs that match a filter',
    params: RunFilterText.extend({ page: PageNumber }),
    answer: RunResults,
    specified: false,
  }),

  runBoard: call({
    tag,
    summary: 'One page of 50 of the runs that match a filter, category after category, each ranked separately',
    params: RunFilterText.extend({ page: PageNumber }),
    answer: results(RankedRun).extend({ total: z.int().meta({ description: 'Runs on all pages together.' }) }),
    specified: false,
  }),

  runOptions: call({ tag, summary: 'The values runs can be filtered by', answer: result(RunOptions), specified: false }),

  runPage: call({
    tag,
    summary: 'Everything on the speedrun page, in one answer',
    params: RunFilterText.extend({ page: PageNumber }),
    answer: result(WholeRunPage),
    specified: false,
  }),

  runProgression: call({
    tag,
    summary: 'History of the record in the category with the most matching runs; null without runs',
    params: RunFilterText,
    answer: result(RunProgression.nullable()),
    specified: false,
  }),

  bestRunsOf: call({
    tag,
    summary: 'The best run of a player in each category, with its place there',
    params: z.object({ player: textParameter('Name of the player, exactly', 'Sample Runner 1') }),
    answer: results(PlayerBest),
    specified: false,
  }),

  leaderboardSamples: call({
    tag,
    summary: 'Which leaderboards hold sample rows instead of real ones',
    answer: result(LeaderboardSamples),
    specified: false,
  }),

  topPokes: call({ tag, summary: 'The top of the pokes leaderboard', query: PokeQuery, answer: PokeAnswer }),

  allPokes: call({ tag, summary: 'The whole pokes leaderboard', query: PokeQuery, answer: PokeAnswer }),
}
