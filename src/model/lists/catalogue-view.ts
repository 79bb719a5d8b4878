import { readItemView, toItemParameters, type ItemView } from '#model/items/item-view.ts'
import { toListName } from '#model/lists/list-name.ts'
import { toPickParameters, toQuery } from '#model/lists/format-picks.ts'
import { parseList, readQuantity, type ListEntry } from '#model/lists/shopping-list.ts'

/** A request of the catalogue; without script, the form sends the selection. */
export type CatalogueRequest = {
  view: ItemView
  /** The selection. */
  picks: ListEntry[]
  /** Name of the list to make. */
  name: string
  /** True to create a list from the selection. */
  isMaking: boolean
}

/** Parses a request; ignores unknown parameters. */
export function readCatalogue(parameters: URLSearchParams): CatalogueRequest {
  const was = parseList(parameters.get('was') ?? '').entries
  const picks = keepNumbers(readPicks(parameters.getAll('pick'), parameters.getAll('quantity')), was)
  return {
    view: readItemView(parameters),
    picks,
    name: toListName(parameters.get('name') ?? '').trim(),
    isMaking: picks.length > 0 && !parameters.has('press') && parameters.get('show') !== 'catalogue',
  }
}

/** "" or "?find=pipe&show=catalogue&pick=12" */
export function formatCatalogue(view: ItemView, picks: readonly ListEntry[], name = ''): string {
  return toQuery([...toItemParameters(view), ...toPickParameters(picks, name)])
}

/** Checkboxes have no quantities: items that were on the list keep quantity and position. */
function keepNumbers(picks: ListEntry[], was: ListEntry[]): ListEntry[] {
  const [picked, before] = [new Set(picks.map(({ id }) => id)), new Set(was.map(({ id }) => id))]
  return [...was.filter(({ id }) => picked.has(id)), ...picks.filter(({ id }) => !before.has(id))]
}

/** Parses ids and quantities, in the same order; an empty quantity removes the item. */
function readPicks(ids: string[], quantities: string[]): ListEntry[] {
  const parts = ids.flatMap((id, index) => {
    const typed = quantities[index] ?? '1'
    return typed.trim() === '' || /^0+$/.test(typed) ? [] : `${id.replaceAll(/[|,]/g, ' ')}|${readQuantity(typed) ?? 1}`
  })
  return parseList(parts.join(',')).entries
}
