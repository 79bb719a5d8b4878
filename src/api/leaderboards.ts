import { rowsPerPage } from '#model/wiki/table-pages.ts'
import { toResult, toResults } from '#model/wiki/envelope.ts'
import type { leaderboardCalls } from '#model/wiki/calls/leaderboard-calls.ts'
import type { PokeSelection } from '#queries/leaderboards/pokes.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from './answers.ts'
import { readRunFilter } from './run-filter.ts'

type PokeQuery = { page?: number | undefined; sort: PokeSelection['column']; direction: PokeSelection['direction'] }

/** Calls about speedruns and pokes. */
export function leaderboardAnswers({ board, pokes, records, runPage, runs }: Queries): Answers<keyof typeof leaderboardCalls> {
  async function pagePokes({ page, sort, direction }: PokeQuery, all: boolean) {
    if (page === undefined) return toResults(all ? await pokes.listAll() : await pokes.listTop())
    const { rows, samples } = await pokes.findPage({ column: sort, direction, page, size: rowsPerPage, all })
    return { ...toResults(rows), total: await pokes.count(all), samples }
  }

  return {
    runs: async () => toResults(await runs.listAll()),
    runsWith: async ({ params, url }) => toResults(await runs.listWith(readRunFilter(params.filter, url))),
    runsPage: async ({ params, url }) => {
      const { rows, total, firstRank, samples } = await runs.findPage(readRunFilter(params.filter, url), params.page, rowsPerPage)
      return { ...toResults(rows), total, first_rank: firstRank, samples }
    },
    runBoard: async ({ params, url }) => {
      const { rows, total } = await board.findPage(readRunFilter(params.filter, url), params.page, rowsPerPage)
      return { ...toResults(rows), total }
    },
    runOptions: async () => toResult(await runs.listOptions()),
    runPage: async ({ params, url }) => toResult(await runPage.find(readRunFilter(params.filter, url), params.page)),
    runProgression: async ({ params, url }) => toResult(await records.findProgression(readRunFilter(params.filter, url))),
    bestRunsOf: async ({ params }) => toResults(await records.listBestOf(params.player)),
    leaderboardSamples: async () => toResult({ speedruns: await runs.hasSamples(), pokes: await pokes.hasSamples() }),
    topPokes: ({ query }) => pagePokes(query, false),
    allPokes: ({ query }) => pagePokes(query, true),
  }
}
