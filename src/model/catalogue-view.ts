import { readItemView, toItemParameters, type ItemView } from './item-view.ts'
import { toListName } from './list-name.ts'
import { parseList, readQuantity, type ListEntry } from './shopping-list.ts'

/** What an address of the catalogue asks for. Ticking needs no script: the form sends what is ticked along. */
export type CatalogueRequest = {
  view: ItemView
  /** What is ticked. */
  picks: ListEntry[]
  /** Name of the list to make. */
  name: string
  /** True when a list is to be made of the picks; else the catalogue shows them ticked. */
  isMaking: boolean
}

/** Reads what an address asks for; what it does not know is ignored. */
export function readCatalogue(parameters: URLSearchParams): CatalogueRequest {
  const picks = readPicks(parameters.getAll('pick'), parameters.getAll('quantity'))
  return {
    view: readItemView(parameters),
    picks,
    name: toListName(parameters.get('name') ?? '').trim(),
    isMaking: picks.length > 0 && !parameters.has('press') && parameters.get('show') !== 'catalogue',
  }
}

/** "" or "?find=pipe&show=catalogue&pick=12" */
export function formatCatalogue(view: ItemView, picks: readonly ListEntry[]): string {
  const parameters = new URLSearchParams(toItemParameters(view))
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
