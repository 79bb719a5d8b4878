import type { Blueprint } from '#model/crafting/blueprint.ts'
import type { Digsite } from '#model/places/digsite.ts'
import type { Fact } from '#model/wiki/fact.ts'
import type { Item, ItemDetails, ItemRow } from '#model/items/item.ts'
import type {
  LeaderboardSamples,
  PlayerBest,
  Poke,
  RunOptions,
  RunProgression,
  Speedrun,
  SpeedrunFilter,
} from '#model/leaderboards/leaderboard.ts'
import type { LogicElement } from '#model/logic/logic-element.ts'
import type { MapMarker } from '#model/map/map-marker.ts'
import type { Mention } from '#model/news/mention.ts'
import type { Mod } from '#model/mods/mod.ts'
import type { BlogPost, PatchNote, PatchNoteDate, ReleaseNote } from '#model/news/news.ts'
import type { OpenApi } from '#model/wiki/open-api.ts'
import type { Page } from '#model/wiki/page.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { Resource } from '#model/crafting/resource.ts'
import type { SearchHit, Suggestion } from '#model/search/search.ts'
import type { Shop, Store } from '#model/places/shop.ts'
import type { Site } from '#model/wiki/site.ts'
import { toSearchSlug } from '#model/text/slugs.ts'
import type { Town } from '#model/places/town.ts'
import type { Vehicle } from '#model/vehicles/vehicle.ts'
import type { Wiring } from '#model/logic/wiring.ts'

/** A call that was not answered with 200. */
export class ApiError extends Error {
  readonly status: number

  /** By name: pages and server are built apart and each has a class of its own, but an error may come from either. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }

  constructor(status: number, path: string) {
    super(`The call ${path} was answered with ${status}`)
    this.name = 'ApiError'
    this.status = status
  }
}

/** What the client needs to reach the API: over HTTP in the browser, in the same process on the server. */
export type Fetch = (path: string) => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>

type Results<T> = { count: number; results: T[] }
export type PokesQuery = { all: boolean; page: number; sort: keyof Poke; direction: 'asc' | 'desc' }

/**
 * The one door from pages to data. Answers are not checked again here: the API refuses to send what its shapes do not
 * declare, and a checker would weigh more than the pages.
 */
export function createApiClient(fetch: Fetch) {
  async function get<Answer>(path: string): Promise<Answer> {
    const response = await fetch(path)
    if (!response.ok) throw new ApiError(response.status, path)
    return (await response.json()) as Answer
  }
  async function list<T>(path: string): Promise<T[]> {
    try {
      return (await get<Results<T>>(path)).results
    } catch (error) {
      // A name that the API refuses (control characters, dots alone) is the name of nothing.
      if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return []
      throw error
    }
  }
  async function first<T>(path: string): Promise<T | undefined> {
    return (await list<T>(path))[0]
  }
  async function one<T>(path: string): Promise<T> {
    return (await get<{ result: T }>(path)).result
  }
  const part = encodeURIComponent
  const runFilter = ({ player, plot, version, challenge, setup }: SpeedrunFilter) =>
    [player, plot, version, challenge, setup].map(part).join('|')

  return {
    items: (withModded: boolean) => list<Item>(withModded ? '/api/items/all/' : '/api/items/vanilla/'),
    itemLinks: () => list<ItemRow>('/api/items/links/'),
    item: (safeNameOrId: string) => first<Item>(`/api/items/exact/${part(safeNameOrId)}/`),
    itemDetails: (safeName: string) => first<ItemDetails>(`/api/items/details/${part(safeName)}/`),
    itemMentions: (safeName: string) => list<Mention>(`/api/items/mentions/${part(safeName)}/`),
    randomItem: () => first<Item>('/api/items/random/'),
    resource: (safeName: string) => first<Resource>(`/api/resources/${part(safeName)}/`),
    resources: () => list<Resource & { safe_name: string }>('/api/resources/all/'),
    shop: (id: string) => first<Shop>(`/api/shop/${part(id)}/`),
    shopsExact: (name: string) => list<Store>(`/api/shops/exact/${part(name)}/`),
    towns: (withModded: boolean) => list<Town>(withModded ? '/api/towns/all/' : '/api/towns/vanilla/'),
    townsExact: (name: string) => list<Town>(`/api/towns/exact/${part(name)}/`),
    digsites: () => list<Digsite>('/api/digsites/all/'),
    digsitesExact: (name: string) => list<Digsite>(`/api/digsites/exact/${part(name)}/`),
    vehicles: () => list<Vehicle>('/api/vehicles/'),
    vehiclesExact: (name: string) => list<Vehicle>(`/api/vehicles/exact/${part(name)}/`),
    mapMarkers: () => list<MapMarker>('/api/map/'),
    mods: () => list<Mod>('/api/mods/'),
    modDetails: (name: string) => first<Mod & { body: string }>(`/api/mods/details/${part(name)}/`),
    blogPosts: () => list<BlogPost>('/api/blogposts/'),
    blogPost: (id: string) => first<BlogPost>(`/api/blogposts/${part(id)}/`),
    patchNotes: () => list<PatchNote>('/api/patchnotes/'),
    patchNoteDates: () => list<PatchNoteDate>('/api/patchnotes/dates/'),
    releaseNotes: () => list<ReleaseNote>('/api/releasenotes/'),
    spotlight: () => one<string>('/api/spotlight/'),
    runs: () => list<Speedrun>('/api/speedruns/'),
    runsWith: (filter: SpeedrunFilter) => list<Speedrun>(`/api/speedruns/filter/${runFilter(filter)}`),
    runsPage: (filter: SpeedrunFilter, page: number) =>
      get<Results<Speedrun> & { total: number; first_rank: number; samples: number[] }>(`/api/speedruns/page/${page}/${runFilter(filter)}`),
    bestRunsOf: (player: string) => list<PlayerBest>(`/api/speedruns/player/${part(player)}/`),
    runOptions: () => one<RunOptions>('/api/speedruns/options/'),
    runProgression: (filter: SpeedrunFilter) => one<RunProgression | null>(`/api/speedruns/progression/${runFilter(filter)}`),
    pokes: ({ all, page, sort, direction }: PokesQuery) =>
      get<Results<Poke> & { total: number; samples: number[] }>(
        `/api/pokes/${all ? 'all' : ''}?page=${page}&sort=${sort}&direction=${direction}`,
      ),
    leaderboardSamples: () => one<LeaderboardSamples>('/api/leaderboards/samples/'),
    search: (text: string) => get<Results<SearchHit>>(`/api/query/${part(toSearchSlug(text))}/`),
    suggest: (text: string) => list<Suggestion>(`/api/suggest/${part(toSearchSlug(text))}/`),
    nearest: (text: string) => list<Suggestion>(`/api/nearest/${part(toSearchSlug(text))}/`),
    blueprints: () => list<Blueprint>('/api/blueprints/'),
    facts: () => list<Fact>('/api/facts/'),
    logicElements: () => list<LogicElement>('/api/logic-elements/'),
    wirings: () => list<Wiring>('/api/wirings/'),
    page: (slug: string) => first<Page>(`/api/pages/${part(slug)}/`),
    site: () => one<Site>('/api/site/'),
    openApi: () => get<OpenApi>('/api/openapi.json'),
    provenance: (kind: string, id: string) => list<ProvenanceEntry>(`/api/provenance/${part(kind)}/${part(id)}/`),
  }
}
export type ApiClient = ReturnType<typeof createApiClient>
