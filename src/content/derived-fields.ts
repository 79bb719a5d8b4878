import type { z } from 'zod'
import { withRanks } from '#model/leaderboards/ranking.ts'
import { findVideoProvider } from '#model/leaderboards/video-provider.ts'
import { stepFrom, toMapPosition } from '#model/map/map-projection.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import type { WorldPosition } from '#model/map/world-position.ts'
import type { KindName, Kinds, RecordOf } from '#model/wiki/kinds/kinds.ts'
import { listPrices, readTimelines } from './news/changes.ts'
import type { Entries, Entry } from './files/content-files.ts'
import { toBlogPost, toPatchNote, toUpdate } from './news/news.ts'
import type { Prose } from './prose.ts'

type Files<Name extends KindName> = Kinds[Name] extends { yaml: infer F } | { markdown: infer F } ? F[keyof F] : never
type Rows<Name extends KindName> = Kinds[Name] extends { list: infer F } ? RowOf<z.infer<F[keyof F]>> : never
type RowOf<List> = List[keyof List] extends (infer Row)[] ? Row : never
/** What a file of this kind says. */
type DataOf<Name extends KindName> = z.infer<Files<Name>> | Rows<Name>

/**
 * What makes records of files where a record is more than the fields of its file and its name: what follows from other fields, from
 * the folder or from the body. Kinds that are not here need no more.
 */
export function createDerivations(entries: Entries): { [Name in KindName]?: Derivation<Name> } {
  const recipes = new Set(entries.resources.map(({ name }) => name))
  const ranks = rankPokes(entries.pokes)
  const timelines = readTimelines(entries)
  const chapterOf = nameChapters(entries.pages)
  const townPlaces = placeTowns(entries.towns)
  return {
    items: ({ data, name, file }) => ({
      ...data,
      prices: listPrices(timelines, { name, file }),
      resource: recipes.has(name),
      blueprint: data.group === 'blueprint',
      relic: data.group === 'relic',
    }),
    towns: ({ data }) => ({ ...data, map: data.world && toMapPosition(data.world) }),
    digsites: ({ data }) => ({ ...data, map: data.world && toMapPosition(data.world) }),
    shops: ({ data: { in_town, ...shop } }) => ({ ...shop, map: placeShop(shop.world, in_town, townPlaces.get(shop.town)) }),
    finds: ({ data, folder }) => ({ plant: '', ...data, kind: folder === 'relics' ? 'relic' : 'seed-bag' }),
    facts: ({ data, name }) => ({ ...data, key: name.replaceAll('-', '_') }),
    mods: ({ data }) => ({ ...data, timestamp: `${data.checked}T00:00:00Z`, updated: `${data.checked}T00:00:00Z` }),
    patchNotes: ({ data }) => toPatchNote(data),
    pages: (entry, prose) => ({
      ...entry.data,
      ...prose.toPage(entry),
      guide: entry.data.guide && { ...entry.data.guide, chapter: chapterOf(entry.name, entry.data.guide.part) },
    }),
    blogPosts: (entry, prose) => toBlogPost(entry.data, prose.toHtml(entry)),
    updates: (entry, prose) => toUpdate(entry.data, prose.toHtml(entry)),
    speedruns: ({ data }) => ({ ...data, videoProvider: findVideoProvider(data.videolink) }),
    pokes: ({ data }) => ({ ...data, rank: ranks.get(data.username) ?? 1 }),
  }
}
type Derivation<Name extends KindName> = (
  entry: Entry<DataOf<Name>>,
  prose: Prose,
) => Omit<RecordOf<Name>, Kinds[Name] extends { named: infer Field extends string } ? Field : ''>

/** What a guide of several pages is called, for itself and each of its pages; nothing for a guide of one page. */
function nameChapters(entries: Entry[]): (name: string, part: string) => string {
  const pages = entries as Entry<DataOf<'pages'>>[]
  const titles = new Map(pages.map(({ name, data }) => [name, data.title]))
  const heads = new Set(pages.map(({ data }) => data.guide?.part))
  return (name, part) => titles.get(heads.has(name) ? name : part) ?? ''
}

/** Where the map has each town. */
function placeTowns(entries: Entry[]): Map<string, MapPosition> {
  return new Map((entries as Entry<DataOf<'towns'>>[]).flatMap(({ name, data }) => (data.world ? [[name, toMapPosition(data.world)]] : [])))
}

/** Where the map has a shop: where the game has it, or else where we drew it in its town. */
function placeShop(world: WorldPosition | null, inTown: DataOf<'shops'>['in_town'], town: MapPosition | undefined): MapPosition | null {
  if (world) return toMapPosition(world)
  return inTown && town ? stepFrom(town, inTown) : null
}

/** Equal pokes share a rank; the next rank counts them all. */
function rankPokes(entries: Entry[]): Map<string, number> {
  const pokes = (entries as Entry<DataOf<'pokes'>>[]).map(({ data }) => data).toSorted((a, b) => b.pokes - a.pokes)
  return new Map(withRanks(pokes, (a, b) => a.pokes === b.pokes).map(({ rank, entry }) => [entry.username, rank]))
}
