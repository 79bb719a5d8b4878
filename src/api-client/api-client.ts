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
 * How the client reaches the API: over HTTP in the browser, in the same process on the server. Answers are trusted to have the shape of
 * their call.
 */
export type Fetch = <Answer>(path: string) => Promise<{ ok: boolean; status: number; json: () => Promise<Answer> }>

/** The answer of a call, in its envelope. */
type Answer<Name extends CallName> = z.output<Calls[Name]['answer']>
/** The path parameters of a call, in order. */
type Parts<Name extends CallName> = PathParts<(typeof callPaths)[Name]>
type Row<Name extends CallName> = Answer<Name> extends { results: (infer Entry)[] } ? Entry : never
type Value<Name extends CallName> = Answer<Name> extends { result: infer Entry } ? Entry : never

type PokesPage = Extract<Answer<'allPokes'>, { total: number }>
export type PokesQuery = { all: boolean; page: number } & Pick<z.output<Calls['allPokes']['query']>, 'sort' | 'direction'>

/** Calls that return a list and have only path parameters. */
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

/** Calls whose list has one thing or none. */
const single = [...gameSingles, 'modDetails', 'blogPost', 'page', 'contentFile'] as const
type Singles = { [Name in (typeof single)[number]]: (...parts: Parts<Name>) => Promise<Row<Name> | undefined> }

/** Calls that return a single value. */
const values = [...gameValues, 'patchNotesPage', 'homePage', 'meta', 'leaderboardSamples', 'namedPage', 'site'] as const
type Values = { [Name in (typeof values)[number]]: (...parts: Parts<Name>) => Promise<Value<Name>> }

/**
 * Creates the client by which pages load data. Answers are not parsed again: the API checks them, and zod would be larger than the pages. A
 * call rejects with `ApiError`, which has the status.
 */
export function createApiClient(fetch: Fetch) {
  async function get<Body>(path: string): Promise<Body> {
    const response = await fetch<Body>(path)
    if (!response.ok) throw new ApiError(response.status, path)
    return response.json()
  }

  /** Returns the whole envelope; throws if the call answers an error. */
  function whole<Name extends CallName>(name: Name) {
    return async (...parts: Parts<Name>) => get<Answer<Name>>(fillPath(callPaths[name], ...parts))
  }

  /** Returns the list of a call. */
  function list<Name extends CallName>(name: Name) {
    return async (...parts: Parts<Name>): Promise<Row<Name>[]> =>
      (await orNothing(get<{ results: Row<Name>[] }>(fillPath(callPaths[name], ...parts))))?.results ?? []
  }

  /** Returns the first result of a call, if any. */
  function first<Name extends CallName>(name: Name) {
    const listRows = list(name)
    return async (...parts: Parts<Name>): Promise<Row<Name> | undefined> => (await listRows(...parts))[0]
  }

  /** Returns the value of a call. */
  function value<Name extends CallName>(name: Name) {
    return async (...parts: Parts<Name>) => (await get<{ result: Value<Name> }>(fillPath(callPaths[name], ...parts))).result
  }

  const runPage = value('runPage')
  const [suggestAll, nearest] = [whole('suggestAll'), list('nearest')]

  return {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- `keyed` loses the type of each entry
    ...(keyed(listed, list) as Lists),
    // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
    ...(keyed(values, value) as Values),
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

/** For names that the API rejects (control characters, only dots, too long): no thing has one. */
async function orNothing<Body>(request: Promise<Body>): Promise<Body | undefined> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return undefined
    throw error
  }
}

/** The parts of a run filter, in the order of its path. */
function toParts({ player, plot, version, challenge, setup }: SpeedrunFilter): string[] {
  return [player, plot, version, challenge, setup]
}
