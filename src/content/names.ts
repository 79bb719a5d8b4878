import { everydayWords } from '#model/items/game-words.ts'
import type { Absence } from './absent-things.ts'
import type { FormerName } from '#model/wiki/kinds/former-names.ts'
import { kindNames, kinds, type KindName, type Kinds, type RecordOf } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'
import type { FactRecord } from '#model/wiki/fact.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import type { Timelines } from './news/changes.ts'
import { readOnce } from './read-once.ts'

/** Things that prose can refer to. */
export type NamedThings = { [Name in LinkedKind]: readonly RecordOf<Name>[] } & {
  facts: readonly FactRecord[]
  /** Records by kind and id, for `:value[kind/id.field]`. */
  records: ReadonlyMap<string, { fields: Record<string, unknown>; sources: Sources }>
  formerNames?: readonly FormerName[]
  /** Values of a field by version, for `:fact[…]{version=…}`. */
  pointsOf?: Timelines['pointsOf']
  /** Things with a file but without a record. */
  absence?: Absence
}

/** The kinds whose things prose can link by name. */
export type LinkedKind = { [Name in KindName]: Kinds[Name] extends { inText: { link: true } } ? Name : never }[KindName]
const inText = kindNames.filter((name) => 'inText' in kinds[name])
export const linkedKinds = inText.filter((name): name is LinkedKind => (kinds[name] as Kind).inText?.link === true)
/** The kinds whose fields prose can name. */
export const citedKinds = inText.filter((name) => (kinds[name] as Kind).inText?.value === true)

const byWord = (names: readonly KindName[]) => new Map(names.map((name): [string, KindName] => [kinds[name].table, name]))
/** The words that begin a link by name: `:item[gold-bar]`. */
export const linkWords: readonly string[] = linkedKinds.map((name) => kinds[name].table)
/** The kinds whose fields prose can name, by the word that names them: `:value[item/shovel.price]`. */
export const citableKinds: ReadonlyMap<string, KindName> = byWord(citedKinds)
/** The kinds that a text can name, by the word for them. */
export const kindsByWord: ReadonlyMap<string, KindName> = byWord(inText)

/** Values of a fact by version. */
export function pointsOfFact(key: string, { pointsOf }: NamedThings) {
  return pointsOf?.({ thing: `fact/${toFactFile(key)}`, field: 'value' }) ?? []
}

/** A link from prose to a thing's page. */
export type NameLink = { path: string; name: string; item?: string }

/** Creates an index of names in prose. */
export function createNameIndex(things: NamedThings) {
  const shopNames = new Map<string, number>()
  for (const shop of things.shops) shopNames.set(shop.name, (shopNames.get(shop.name) ?? 0) + 1)
  const isOwnWord = ({ name }: { name: string }) => !everydayWords.has(name.toLowerCase())
  const linkable: NameLink[] = linkedKinds.flatMap((kind) => {
    if (kind === 'items') return things.items.filter((item) => !item.modded && isOwnWord(item)).map((item) => toNameLink(kind, item))
    const named = kind === 'shops' ? things.shops.filter((shop) => shopNames.get(shop.name) === 1 && isOwnWord(shop)) : things[kind]
    return named.map((record) => toNameLink(kind, record))
  })
  const byName = new Map(linkable.map((link) => [link.name.toLowerCase(), link]))
  const byFirstWord = Map.groupBy(
    [...byName].map(([name, link]) => ({ name, link, start: name.search(anyWord) })),
    ({ name }) => anyWord.exec(name)?.[0] ?? '',
  )
  for (const names of byFirstWord.values()) names.sort((a, b) => b.name.length - a.name.length)

  /** The longest name at a word of a text, also in the plural. */
  function findAt(text: string, word: string, at: number) {
    for (const first of word.endsWith('s') ? [word, word.slice(0, -1)] : [word])
      for (const { name, link, start } of byFirstWord.get(first) ?? []) {
        const from = at - start
        if (text.slice(from, from + name.length).toLowerCase() !== name || isPartOfWord(text, from - 1)) continue
        const end = from + name.length
        const plural = text[end]?.toLowerCase() === 's' && !isPartOfWord(text, end + 1) ? 1 : 0
        if (plural === 1 || !isPartOfWord(text, end)) return { index: from, written: text.slice(from, end + plural), link }
      }
    return undefined
  }

  const byKey = new Map(
    linkedKinds.flatMap((kind) =>
      things[kind].map((record): [string, () => NameLink] => [
        `${kinds[kind].table}/${String(linkKey(kind, record))}`,
        () => toNameLink(kind, record),
      ]),
    ),
  )
  const everyLink = [...[...byKey].map(([key, toLink]) => [key, toLink()]), linkable]
  return {
    /** A value that changes when names or links change, for caching. */
    mark: readOnce('names', JSON.stringify(everyLink), () => Math.random().toString(36)),
    /** Finds the link for `:item[gold-bar]`: "item", "gold-bar". */
    find: (word: string, key: string) => byKey.get(`${word}/${key}`)?.(),
    /** Finds every linkable name in a text, as whole words in any case. Time is linear in the text, not in the number of names. */
    *findIn(text: string) {
      let done = 0
      for (const { 0: word, index } of text.matchAll(everyWord)) {
        const match = index < done ? undefined : findAt(text, word.toLowerCase(), index)
        if (!match || match.index < done) continue
        done = match.index + match.written.length
        yield match
      }
    },
  }
}

const anyWord = /[\p{L}\p{N}]+/u
const everyWord = new RegExp(anyWord, 'gu')
const ofWord = /[\p{L}\p{N}-]/u

function isPartOfWord(text: string, at: number): boolean {
  return ofWord.test(text[at] ?? '')
}
export type NameIndex = ReturnType<typeof createNameIndex>

type Named = Record<string, unknown> & { name: string }

function toNameLink(kind: LinkedKind, record: Named): NameLink {
  const { address }: Kind = kinds[kind]
  return { path: address?.(record) ?? '', name: record.name, ...(kind === 'items' && { item: String(linkKey(kind, record)) }) }
}

const linkKey = (kind: LinkedKind, record: Named) => record[kinds[kind].key[0]]
