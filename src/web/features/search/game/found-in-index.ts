import type { Entry } from '#model/search/entry.ts'
import { excerptAround } from '#model/text/matched-parts.ts'
import { toMark } from '#model/wiki/certainty.ts'
import type { Found } from './found.ts'

/** Longest note in the list, in characters. */
export const noteLength = 150

export const alsoCalled = (name: string, alias: string) =>
  alias && alias.toLowerCase() !== name.toLowerCase() ? `Also called ${alias}. ` : ''

/** An entry of the search's index as a row of the result table: it quotes nothing and does not know how sure a name is. */
export function toFoundInIndex({ suggestion, alias }: Entry, query: string): Found {
  const { kind, name, note, path, modded, picture, value, value_certainty, value_version, price_per_weight, note_certainty } = suggestion
  return {
    kind,
    name,
    note: excerptAround((kind === 'item' ? alsoCalled(name, alias) : '') + note, query, noteLength),
    path,
    modded,
    noteMark: toMark(note_certainty),
    nameMark: null,
    ...(kind === 'item' && {
      item: { safe_name: picture, value, mark: toMark(value_certainty), version: value_version, perWeight: price_per_weight },
    }),
  }
}
