import { longestFilter } from './item-filter.ts'
import { itemGroups } from './item-groups.ts'
import { directions, itemSorts, type Direction, type ItemSort } from './item-order.ts'
import { toListName } from './list-name.ts'
import { parseList, readQuantity, type ListEntry } from './shopping-list.ts'

/** The catalogue shows no modded items, so it cannot be sorted by them. */
export type CatalogueSort = Exclude<ItemSort, 'modded'>
export type CatalogueView = { find: string; group: keyof typeof itemGroups | undefined; sort: CatalogueSort; direction: Direction }

export const plainCatalogue: CatalogueView = { find: '', group: undefined, sort: 'name', direction: 'asc' }

/** What an address of the catalogue asks for. Ticking needs no script: the form sends what is ticked along. */
export type CatalogueRequest = {
  view: CatalogueView
  /** What is ticked. */
  picks: ListEntry[]
  /** Name of the list to make. */
  name: string
  /** The column whose head was pressed. */
  turn: CatalogueSort | undefined
  /** True when a list is to be made of the picks; else the catalogue shows them ticked. */
  isMaking: boolean
}

/** Reads what an address asks for; what it does not know is ignored. */
export function readCatalogue(parameters: URLSearchParams): CatalogueRequest {
  const find = (parameters.get('find') ?? '').replace(/\p{Cc}/gu, ' ')
  const picks = readPicks(parameters.getAll('pick'), parameters.getAll('quantity'))
  const turn = readSort(parameters.get('turn'))
  return {
    view: {
      find: find.slice(0, longestFilter).toWellFormed(),
      group: readGroup(parameters.get('group')),
      sort: readSort(parameters.get('sort')) ?? plainCatalogue.sort,
      direction: directions.find((known) => known === parameters.get('direction')) ?? plainCatalogue.direction,
    },
    picks,
    name: toListName(parameters.get('name') ?? '').trim(),
    turn,
    isMaking: picks.length > 0 && turn === undefined && parameters.get('show') !== 'catalogue',
  }
}

/** "" or "?find=pipe&show=catalogue&pick=12" */
export function formatCatalogue({ find, group, sort, direction }: CatalogueView, picks: readonly ListEntry[] = []): string {
  const parameters = new URLSearchParams()
  if (find.trim() !== '') parameters.set('find', find.toWellFormed())
  if (group) parameters.set('group', group)
  if (sort !== plainCatalogue.sort || direction !== plainCatalogue.direction) {
    parameters.set('sort', sort)
    parameters.set('direction', direction)
  }
  if (picks.length > 0) parameters.set('show', 'catalogue')
  for (const { id } of picks) parameters.append('pick', String(id))
  const query = parameters.toString()
  return query && `?${query}`
}

/** Ids with their quantities, which stand in the same order; where a quantity was emptied, the item is off the list. */
function readPicks(ids: string[], quantities: string[]): ListEntry[] {
  const parts = ids.flatMap((id, place) => {
    const typed = quantities[place] ?? '1'
    return typed.trim() === '' || /^0+$/.test(typed) ? [] : `${id.replaceAll(/[|,]/g, ' ')}|${readQuantity(typed) ?? 1}`
  })
  return parseList(parts.join(',')).entries
}

function readGroup(text: string | null): CatalogueView['group'] {
  return text !== null && Object.hasOwn(itemGroups, text) ? (text as CatalogueView['group']) : undefined
}

function readSort(text: string | null): CatalogueSort | undefined {
  const sort = itemSorts.find((known) => known === text)
  return sort === 'modded' ? undefined : sort
}
