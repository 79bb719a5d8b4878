import type { z } from 'zod'
import { withRanks } from '#model/leaderboards/ranking.ts'
import { findVideoProvider } from '#model/leaderboards/video-provider.ts'
import type { KindName, Kinds, RecordOf } from '#model/game/kinds/kinds.ts'
import { createGameDerivations } from './game/derived-fields.ts'
import type { Entries, ContentEntry } from './files/content-files.ts'
import { toBlogPost, toPatchNote, toUpdate } from './news/news.ts'
import type { Prose } from './prose.ts'

type Files<Name extends KindName> = Kinds[Name] extends { yaml: infer F } | { markdown: infer F } ? F[keyof F] : never
type Rows<Name extends KindName> = Kinds[Name] extends { list: infer F } ? RowOf<z.infer<F[keyof F]>> : never
type RowOf<List> = List[keyof List] extends (infer Row)[] ? Row : never
/** The data of a file of this kind. */
export type DataOf<Name extends KindName> = z.infer<Files<Name>> | Rows<Name>

/**
 * Creates the functions that derive records from files, for kinds with fields computed from other fields, the folder or the body.
 */
export function createDerivations(entries: Entries): { [Name in KindName]?: Derivation<Name> } {
  const ranks = rankPokes(entries.pokes)
  const chapterOf = nameChapters(entries.pages)
  return {
    ...createGameDerivations(entries),
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
/** Derives the record of a file of this kind. */
export type Derivation<Name extends KindName> = (
  entry: ContentEntry<DataOf<Name>>,
  prose: Prose,
) => Omit<RecordOf<Name>, Kinds[Name] extends { named: infer Field extends string } ? Field : ''>

/** Returns the title of a guide with several pages, for each of its pages; '' for a guide of one page. */
function nameChapters(entries: ContentEntry[]): (name: string, part: string) => string {
  const pages = entries as ContentEntry<DataOf<'pages'>>[]
  const titles = new Map(pages.map(({ name, data }) => [name, data.title]))
  const heads = new Set(pages.map(({ data }) => data.guide?.part))
  return (name, part) => titles.get(heads.has(name) ? name : part) ?? ''
}

/** Equal pokes share a rank: 1, 1, 3. */
function rankPokes(entries: ContentEntry[]): Map<string, number> {
  const pokes = (entries as ContentEntry<DataOf<'pokes'>>[]).map(({ data }) => data).toSorted((a, b) => b.pokes - a.pokes)
  return new Map(withRanks(pokes, (a, b) => a.pokes === b.pokes).map(({ rank, entry }) => [entry.username, rank]))
}
