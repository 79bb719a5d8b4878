import type { Kysely } from 'kysely'
import { readRecords } from '#database/read-records.ts'
import type { Tables } from '#database/tables.ts'
import type { SearchEntry } from '#model/search/entry.ts'
import type { FoundSuggestion } from '#model/search/found.ts'
import { wordsOf } from '#model/text/terms.ts'
import type { HitKind, SearchHit } from '#model/search/search.ts'
import { deslugify } from '#model/text/slugs.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { searchedKinds, type SearchedKind } from '#model/search/searched-kinds.ts'
import { showResult, type Searched } from '#model/wiki/kinds/searched.ts'
import { isEstimate, type Certainty } from '#model/wiki/certainty.ts'
import { readCertainties } from '../game/descriptions.ts'
import { formerNameQueries } from '../addresses/former-names.ts'
import { joinedFields } from '../game/joined-fields.ts'

/** An entry of the search index with the data of a result row. Pages and questions have no hit. */
export type Searchable = SearchEntry & {
  /** For excerpts. */
  text: string
  hit: SearchHit | null
  town: string
  /** Null for kinds without a description or name of the game. */
  description_certainty: Certainty | null
  name_certainty: Certainty | null
}

/** Lists search entries for all kinds of things. */
export async function listSearchable(db: Kysely<Tables>): Promise<Searchable[]> {
  const entries: Searchable[] = []
  for (const name of searchedKinds) entries.push(...(await listOfKind(db, name)))
  return entries
}

async function listOfKind(db: Kysely<Tables>, name: SearchedKind): Promise<Searchable[]> {
  const kind: Kind = kinds[name]
  const searched: Searched = kinds[name].search
  const records = await readRecords(db, kind, searched.order ?? ['id', 'asc'], { which: 'active' })
  const join = await joinedFields[name]?.(db)
  const certaintyOf = await readCertainties(db, name)
  const formerNames = await formerNameQueries(db).gatherOf(name)
  return records.flatMap((record) => {
    const joined = join?.(record)
    // Skips records whose references are missing.
    if (join && !joined) return []
    const thing = { ...record, ...joined }
    const {
      name: displayName,
      alias,
      keywords: ownKeywords,
      text,
      note,
      modded,
      picture,
      value,
      value_certainty,
      value_version,
      price_per_weight,
      town,
      priced,
    } = showResult(searched, thing)
    const former = kind.called === undefined ? [] : (formerNames.get(String(record[kind.called])) ?? [])
    const keywords = [...ownKeywords, ...former.filter((was) => /\D/.test(was)).map(deslugify)]
    const certainties = certaintyOf(record)
    const suggestion: FoundSuggestion = {
      kind: searched.as as HitKind,
      name: displayName,
      note,
      path: kind.address?.(record) ?? '',
      picture,
      value,
      modded,
      value_estimate: isEstimate(value_certainty),
      value_certainty,
      // A shop's note is its town, sourced together with its name; the notes of other kinds are dates.
      note_certainty: note === record.description ? certainties.description_certainty : town ? certainties.name_certainty : null,
      value_version,
      price_per_weight,
    }
    const words = wordsOf(text, note)
    const hit = pickFields(thing, searched.hit)
    return [{ suggestion, alias, keywords, words, weight: searched.weight, priced, text, town, hit, ...certainties }]
  })
}

/** The fields of a hit, in its order. */
function pickFields(thing: Record<string, unknown>, hit: Searched['hit']): SearchHit {
  return Object.fromEntries(Object.keys(hit.shape).map((field) => [field, thing[field]])) as SearchHit
}
