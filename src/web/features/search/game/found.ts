import { isHit } from '#model/search/hit-kind.ts'
import { excerptAround } from '#model/text/matched-parts.ts'
import type { FoundKind, FoundRow } from '#model/search/found.ts'
import { updateAnchor } from '#model/news/update-anchor.ts'
import { htmlToText } from '#model/text/plain-text.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { toMark, type Mark } from '#model/wiki/certainty.ts'

/** Longest note in the list, in characters. */
const noteLength = 150

const alsoCalled = (name: string, alias: string) => (alias && alias.toLowerCase() !== name.toLowerCase() ? `Also called ${alias}. ` : '')

/** A search result as a row of the table. */
export type Found = {
  kind: FoundKind
  name: string
  note: string
  path: string
  modded: boolean
  /** Certainty of the note, if it is a description; the path leads to its source. */
  noteMark: Mark | null
  /** Certainty of the name. */
  nameMark: Mark | null
  /** Stores only: their town, and the certainty that they are in it. */
  town?: { name: string; mark: Mark | null }
  /** Items only: their picture and price. */
  item?: { safe_name: string; value: number | null; mark: Mark | null; version: string; perWeight: boolean }
}

/** Converts a result of the API to a row. */
export function toFound(row: FoundRow, query: string): Found {
  const [noteMark, nameMark] = [toMark(row.description_certainty), toMark(row.name_certainty)]
  const shown = { ...toShown(row, query), noteMark, nameMark }
  if (!row.town) return shown
  // One source of a store covers its name and town. The uncertain part is the town, as on its page.
  return { ...shown, nameMark: null, town: { name: row.town, mark: nameMark } }
}

function toShown(
  { kind, hit, value_certainty, value_version, price_per_weight, ...row }: FoundRow,
  query: string,
): Omit<Found, 'noteMark' | 'nameMark'> {
  const note = (text: string) => excerptAround(text, query, noteLength)
  if (hit === null) return { kind, name: row.name, note: note(row.note), path: row.path, modded: row.modded }
  if (isHit('item', hit)) {
    const { name, description, safe_name, value, modded, alias } = hit
    return {
      kind: 'item',
      name,
      note: note(alsoCalled(name, alias) + description),
      path: paths.link(toSafeName(name)),
      modded,
      item: { safe_name, value, mark: toMark(value_certainty), version: value_version, perWeight: price_per_weight },
    }
  }
  if (isHit('store', hit)) {
    return {
      kind: 'store',
      name: hit.name,
      note: note(hit.description),
      path: paths.shopShort(hit.safe_name, hit.id),
      modded: hit.modded,
    }
  }
  if (isHit('town', hit))
    return { kind: 'town', name: hit.name, note: note(hit.description), path: paths.town(hit.town_safe_name), modded: hit.modded }
  if (isHit('digsite', hit)) {
    return {
      kind: 'digsite',
      name: hit.name,
      note: note(`Near ${hit.closest_town}. ${hit.description}`),
      path: paths.digsite(toSafeName(hit.name)),
      modded: hit.modded,
    }
  }
  if (isHit('patchnote', hit))
    return { kind: 'patchnote', name: hit.summary, note: note(htmlToText(hit.details)), path: paths.patchNote(hit.id), modded: false }
  if (isHit('blogpost', hit))
    return { kind: 'blogpost', name: hit.title, note: note(hit.safe_summary), path: paths.blogPost(hit.id), modded: false }
  if (isHit('update', hit))
    return { kind: 'update', name: hit.title, note: note(htmlToText(hit.content)), path: paths.update(updateAnchor(hit)), modded: false }
  if (isHit('mod', hit))
    return {
      kind: 'mod',
      name: hit.name,
      note: note(`By ${hit.author}. ${hit.description}`),
      path: paths.legacyModsNamed(hit.name),
      modded: true,
    }
  // Other kinds look like their suggestion.
  return { kind, name: row.name, note: note(row.note), path: row.path, modded: row.modded }
}
