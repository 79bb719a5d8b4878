import { answerCallPaths, bookCallPaths, thingCallPaths, toolCallPaths } from '#model/game/call-paths.ts'

/**
 * Path of each call of the API, in the order of the documentation. Only texts, because browsers load this file without the shapes of the
 * calls (`calls.ts`).
 */
export const callPaths = {
  ...thingCallPaths,
  mods: '/api/mods',
  modDetails: '/api/mods/details/:name',
  blogPosts: '/api/blogposts',
  blogPost: '/api/blogposts/:post_id',
  patchNotes: '/api/patchnotes',
  patchNoteDates: '/api/patchnotes/dates',
  patchNoteChanges: '/api/patchnotes/changes',
  patchNotesPage: '/api/patchnotes/page',
  releaseNotes: '/api/releasenotes',
  spotlight: '/api/spotlight',
  homePage: '/api/home',
  runs: '/api/speedruns',
  runsWith: '/api/speedruns/filter/:filter',
  runsPage: '/api/speedruns/page/:page/:filter',
  runBoard: '/api/speedruns/board/:page/:filter',
  runOptions: '/api/speedruns/options',
  runPage: '/api/speedruns/whole/:page/:filter',
  runProgression: '/api/speedruns/progression/:filter',
  bestRunsOf: '/api/speedruns/player/:player',
  leaderboardSamples: '/api/leaderboards/samples',
  topPokes: '/api/pokes',
  allPokes: '/api/pokes/all',
  search: '/api/query/:slug',
  searchPage: '/api/search/:page/:text',
  suggest: '/api/suggest/:text',
  nearest: '/api/nearest/:text',
  namedPage: '/api/named/:name',
  find: '/api/find/:page/:text',
  suggestAll: '/api/suggest-all/:text',
  searchIndex: '/api/search-index',
  ...answerCallPaths,
  ...bookCallPaths,
  page: '/api/pages/:slug',
  prosePage: '/api/pages/whole/:slug',
  guides: '/api/guides',
  site: '/api/site',
  ...toolCallPaths,
  meta: '/api/meta',
  thingPages: '/api/pages-of-things',
  movedPages: '/api/moved-pages',
  thingNames: '/api/names-of-things/:kinds',
  provenance: '/api/provenance/:kind/:id',
  provenanceOf: '/api/provenance/:kind/all/:fields',
  provenanceOfThings: '/api/provenance/:kind/things/:ids',
  citedFacts: '/api/cited-facts/:facts',
  openQuestions: '/api/open-questions',
  questionsOn: '/api/open-questions/on/:page',
  contentFiles: '/api/content',
  contentFile: '/api/content/:folder/:name',
  contentFilesOf: '/api/content-of/:page',
  correctableFiles: '/api/content-on/:page',
  dataQuality: '/api/data-quality',
  dataQualityOf: '/api/data-quality/:kind/:field',
  chat: '/api/chat',
  dump: '/api/dump.json',
} as const
export type CallName = keyof typeof callPaths

/** Calls that answer with a file instead of the envelope. */
export const filePaths = { dumpAsSqlite: '/api/dump.sqlite', openApi: '/api/openapi.json' } as const

/** A path parameter. A list is joined with bars, each part encoded. */
export type PathPart = string | number | readonly string[]

/** The parameters of a path, in order. */
export type PathParts<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [PathPart, ...PathParts<Rest>]
  : Path extends `${string}:${string}`
    ? [PathPart]
    : []

/** "/api/provenance/:kind/:id" and "item", "map" -> "/api/provenance/item/map/" */
export function fillPath<Path extends string>(path: Path, ...parts: PathParts<Path>): string {
  const left: PathPart[] = [...parts]
  return `${path.replace(/:\w+/g, () => encodePart(left.shift() ?? ''))}/`
}

/** `toWellFormed`: a lone surrogate cannot be encoded. */
function encodePart(part: PathPart): string {
  return typeof part === 'object' ? part.map(encodePart).join('|') : encodeURIComponent(String(part).toWellFormed())
}
