import { itemGroups } from '#model/items/item-groups.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { toMark, type Mark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { findReason } from '#web/features/certainty/reasons.ts'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import type { ItemPageData } from './item-page-data.ts'

/** A short fact. `text` is empty if unknown; `value` replaces `text` where it needs markup; an item's own page leaves out what `isUsual`. */
export type ItemFact = { label: string; text: string; value?: React.ReactNode; mark?: Mark | null | undefined; isUsual?: boolean }

/** The fields of an item that `listItemFacts` reads. */
export function pickFactFields({ group, uses, since, modded, alias }: ItemPageData['details']) {
  return { group, uses, since, modded, alias }
}
/** Provenance fields with a certainty badge. */
export const factLines = ['uses', 'since'] as const

/** Input of `listItemFacts`. */
type FactsOf = Pick<ItemPageData, 'type' | 'dropChance'> & {
  smeltsInto: Pick<NonNullable<ItemPageData['smeltsInto']>, 'name' | 'safe_name' | 'mark'> | null
  details: ReturnType<typeof pickFactFields>
  mentions: readonly Pick<ItemPageData['mentions'][number], 'brought' | 'path'>[]
  sources: readonly Pick<ItemPageData['sources'][number], 'kind' | 'field' | 'certainty'>[]
}

/** Short facts of an item, for the infobox and for comparisons. */
export function listItemFacts({ details, type, smeltsInto, dropChance, mentions, sources }: FactsOf): ItemFact[] {
  const { group, uses, since, modded, alias } = details
  const bringer = mentions.find(({ brought }) => brought)
  const markOfLine = (line: (typeof factLines)[number]) => toMark(findReason(sources, line, 'item')?.certainty)
  return [
    { label: 'Group', text: itemGroups[group], value: <a href={paths.itemGroup(group)}>{itemGroups[group]}</a> },
    { label: 'Type', text: type && type !== 'blueprint' && type !== group ? writeOut(type) : '' },
    { label: 'Smelts into', text: smeltsInto?.name ?? '', value: smeltsInto && <ItemLink item={smeltsInto} />, mark: smeltsInto?.mark },
    { label: 'Drop chance', text: dropChance ? describeChance(dropChance) : '' },
    { label: 'Uses', text: uses === null ? '' : String(uses), mark: markOfLine('uses') },
    { label: 'Known since', text: since, value: bringer && <a href={bringer.path}>{since}</a>, mark: since ? markOfLine('since') : null },
    { label: 'Comes with', text: modded ? 'A mod' : 'The base game', isUsual: !modded },
    { label: 'Also called', text: alias },
  ]
}

function describeChance({ items, percent }: NonNullable<ItemPageData['dropChance']>): string {
  return items.length > 1 ? `${percent}% with the other gems` : `${percent}%`
}
