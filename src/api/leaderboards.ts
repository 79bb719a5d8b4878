import { z } from 'zod'
import { rowsPerPage } from '#model/leaderboards/board-pages.ts'
import { result, results, toResult, toResults } from '#model/wiki/envelope.ts'
import {
  LeaderboardSamples,
  PlayerBest,
  Poke,
  RunOptions,
  RunProgression,
  SamplePlaces,
  Speedrun,
  speedrunFilterFields,
  type SpeedrunFilter,
} from '#model/leaderboards/leaderboard.ts'
import type { Queries } from '#queries/queries.ts'
import { BadInput } from './errors.ts'
import { text } from './parameters.ts'
import { contract, type Routes } from './route.ts'

const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1')
  .transform(Number)
  .meta({ description: 'Page of 50 rows', example: 1 })
const PokeQuery = z.object({
  page: PageNumber.optional().meta({ description: 'Page of 50 rows; without it all rows come at once', example: 1 }),
  sort: z.enum(['rank', 'username', 'pokes']).default('rank').meta({ description: 'Column to sort by' }),
  direction: z.enum(['asc', 'desc']).default('asc').meta({ description: 'Direction to sort in' }),
})
const RunFilterText = z.object({
  filter: text('player|plot|version|challenge|setup, each part URL-encoded', 'none|Ember Cradle|none|none|none').max(600),
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

export function leaderboardRoutes({ pokes, records, runs }: Queries): Routes {
  return (api, _options, done) => {
    const tag = 'Leaderboards'

    api.get('/api/speedruns', { schema: contract({ tag, summary: 'All runs, fastest first', answer: results(Speedrun) }) }, async () =>
      toResults(await runs.listAll()),
    )

    api.get(
      '/api/speedruns/filter/:filter',
      {
        schema: contract({
          tag,
          summary: 'Runs of one player, plot, version, challenge or setup; "none" leaves a part open',
          params: RunFilterText,
          answer: results(Speedrun),
        }),
      },
      async ({ params, raw }) => toResults(await runs.listWith(toFilter(params.filter, raw.url ?? ''))),
    )

    api.get(
      '/api/speedruns/page/:page/:filter',
      {
        schema: contract({
          tag,
          summary: 'One page of 50 of the runs that match a filter',
          params: RunFilterText.extend({ page: PageNumber }),
          answer: RunResults,
          specified: false,
        }),
      },
      async ({ params, raw }) => {
        const { rows, total, firstRank, samples } = await runs.findPage(toFilter(params.filter, raw.url ?? ''), params.page, rowsPerPage)
        return { ...toResults(rows), total, first_rank: firstRank, samples }
      },
    )

    api.get(
      '/api/speedruns/options',
      { schema: contract({ tag, summary: 'The values runs can be filtered by', answer: result(RunOptions), specified: false }) },
      async () => toResult(await runs.listOptions()),
    )

    api.get(
      '/api/speedruns/progression/:filter',
      {
        schema: contract({
          tag,
          summary: 'How the record fell, in the most-run category of the runs that match a filter; null without runs',
          params: RunFilterText,
          answer: result(RunProgression.nullable()),
          specified: false,
        }),
      },
      async ({ params, raw }) => toResult(await records.findProgression(toFilter(params.filter, raw.url ?? ''))),
    )

    api.get(
      '/api/speedruns/player/:player',
      {
        schema: contract({
          tag,
          summary: 'The best run of a player in each category, with its place there',
          params: z.object({ player: text('Name of the player, exactly', 'Sample Runner 1') }),
          answer: results(PlayerBest),
          specified: false,
        }),
      },
      async ({ params: { player } }) => toResults(await records.listBestOf(player)),
    )

    api.get(
      '/api/leaderboards/samples',
      {
        schema: contract({
          tag,
          summary: 'Which leaderboards hold sample rows instead of real ones',
          answer: result(LeaderboardSamples),
          specified: false,
        }),
      },
      async () => toResult({ speedruns: await runs.hasSamples(), pokes: await pokes.hasSamples() }),
    )

    for (const all of [false, true]) {
      api.get(
        all ? '/api/pokes/all' : '/api/pokes',
        {
          schema: contract({
            tag,
            summary: all ? 'The whole pokes leaderboard' : 'The top of the pokes leaderboard',
            query: PokeQuery,
            answer: z.union([PokeResults, results(Poke)]),
          }),
        },
        async ({ query: { page, sort, direction } }) => {
          if (page === undefined) return toResults(all ? await pokes.listAll() : await pokes.listTop())
          const { rows, samples } = await pokes.findPage({ column: sort, direction, page, size: rowsPerPage, all })
          return { ...toResults(rows), total: await pokes.count(all), samples }
        },
      )
    }
    done()
  }
}

/**
 * The five parts of a filter. Some clients send the bars as they are and encode the parts, others encode the whole once
 * more; both are understood.
 */
function toFilter(decoded: string, url: string): Partial<SpeedrunFilter> {
  const barsAsTheyAre = url.includes('|')
  const parts = barsAsTheyAre ? lastSegment(url).split('|').map(decodeURIComponent) : decoded.split('|').map(decodeIfEncoded)
  if (parts.length !== speedrunFilterFields.length) {
    throw new BadInput(
      `The filter has ${parts.length} parts; it takes ${speedrunFilterFields.length}: ${speedrunFilterFields.join('|')}, with "none" for any.`,
    )
  }
  return Object.fromEntries(
    speedrunFilterFields.flatMap((field, place) => {
      const part = parts[place] ?? 'none'
      return part === 'none' ? [] : [[field, part]]
    }),
  )
}

function lastSegment(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/\/$/, '').split('/').at(-1) ?? ''
}

function decodeIfEncoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
