import type { z } from 'zod'
import type { FoundKind } from '#model/search/found.ts'
import type { SpeedrunFilter } from '#model/leaderboards/leaderboard.ts'
import { gameLists, gameSingles, gameValues } from './game/game-calls.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { toSearchSlug } from '#model/text/slugs.ts'
import { callPaths, filePaths, fillPath, type CallName, type PathParts } from '#model/wiki/calls/call-paths.ts'
import type { Calls } from '#model/game/calls/calls.ts'
import type { OpenApi } from '#model/wiki/open-api.ts'
import { ApiError } from './api-error.ts'

/**
 * What the client needs to reach the API: over HTTP in the browser, in the same process on the server. It is taken at its word
 * that an address answers what its call promises.
 */
export type Fetch = <Answer>(path: string) => Promise<{ ok: boolean; status: number; json: () => Promise<Answer> }>

/** What a call answers, in its envelope. */
type Answer<Name extends CallName> = z.output<Calls[Name]['answer']>
/** What stands in the path of a call, one part for each of its parameters. */
type Parts<Name extends CallName> = PathParts<(typeof callPaths)[Name]>
type Row<Name extends CallName> = Answer<Name> extends { results: (infer One)[] } ? One : never
type Value<Name extends CallName> = Answer<Name> extends { result: infer One } ? One : never

type PokesPage = Extract<Answer<'allPokes'>, { total: number }>
export type PokesQuery = { all: boolean; page: number } & Pick<z.output<Calls['allPokes']['query']>, 'sort' | 'direction'>

/** The calls that list things, and take nothing but what stands in their path. */
const listed = [
  ...gameLists,
  'mods',
  'blogPosts',
  'patchNotes',
  'patchNoteDates',
  'releaseNotes',
  'facts',
  'guides',
  'thingPages',
  'movedPages',
  'thingNames',
  'provenance',
  'provenanceOf',
  'citedFacts',
  'openQuestions',
  'questionsOn',
  'contentFiles',
  'correctableFiles',
  'dataQuality',
  'dataQualityOf',
] as const
type Lists = { [Name in (typeof listed)[number]]: (...parts: Parts<Name>) => Promise<Row<Name>[]> }

/** The calls that list one thing or none. */
const single = [...gameSingles, 'modDetails', 'blogPost', 'page', 'contentFile'] as const
type Singles = { [Name in (typeof single)[number]]: (...parts: Parts<Name>) => Promise<Row<Name> | undefined> }

/** The calls for a single value. */
const values = [...gameValues, 'patchNotesPage', 'homePage', 'meta', 'leaderboardSamples', 'namedPage', 'site'] as const
type Values = { [Name in (typeof values)[number]]: (...parts: Parts<Name>) => Promise<Value<Name>> }

/**
 * The one door from pages to data. Answers are not checked again here: the API refuses to send what its shapes do not
 * declare, and a checker would weigh more than the pages.
 */
export function createApiClient(fetch: Fetch) {
  async function get<Body>(path: string): Promise<Body> {
    const response = await fetch<Body>(path)
    if (!response.ok) throw new ApiError(response.status, path)
    return response.json()
  }

  /** A call whose whole answer is wanted, or that is to fail where nothing is found. */
  function whole<Name extends CallName>(name: Name) {
    return async (...parts: Parts<Name>) => get<Answer<Name>>(fillPath(callPaths[name], ...parts))
  }

  /** A call for a list. */
  function list<Name extends CallName>(name: Name) {
    return async (...parts: Parts<Name>): Promise<Row<Name>[]> =>
      (await orNothing(get<{ results: Row<Name>[] }>(fillPath(callPaths[name], ...parts))))?.results ?? []
  }

  /** A call that lists one thing or none. */
  function first<Name extends CallName>(name: Name) {
    const ask = list(name)
    return async (...parts: Parts<Name>): Promise<Row<Name> | undefined> => (await ask(...parts))[0]
  }

  /** A call for a single value. */
  function one<Name extends CallName>(name: Name) {
    return async (...parts: Parts<Name>) => (await get<{ result: Value<Name> }>(fillPath(callPaths[name], ...parts))).result
  }

  const runPage = one('runPage')
  const [suggestAll, nearest] = [whole('suggestAll'), list('nearest')]

  return {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- types of named entries are lost on the way through a list
    ...(keyed(listed, list) as Lists),
    // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
    ...(keyed(values, one) as Values),
    // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
    ...(keyed(single, first) as Singles),
    runPage: async (filter: SpeedrunFilter, page: number) => runPage(page, toParts(filter)),
    pokes: async ({ all, page, sort, direction }: PokesQuery) =>
      get<PokesPage>(`${fillPath(all ? callPaths.allPokes : callPaths.topPokes)}?page=${page}&sort=${sort}&direction=${direction}`),
    find: async (text: string, page: number, kind?: FoundKind) =>
      get<Answer<'find'>>(`${fillPath(callPaths.find, page, text)}${kind ? `?kind=${kind}` : ''}`),
    suggestAll: async (text: string) => suggestAll(text),
    nearest: async (text: string) => nearest(toSearchSlug(text)),
    openApi: async () => get<OpenApi>(filePaths.openApi),
  }
}
export type ApiClient = ReturnType<typeof createApiClient>

/** A name that the API refuses (control characters, dots alone, far too long) is the name of nothing. */
async function orNothing<Body>(asked: Promise<Body>): Promise<Body | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return undefined
    throw error
  }
}

/** The parts of a filter of runs, in the order of its path. */
function toParts({ player, plot, version, challenge, setup }: SpeedrunFilter): string[] {
  return [player, plot, version, challenge, setup]
}
