import { readItemView, toItemParameters, type ItemView } from '#model/items/item-view.ts'
import { toListName } from '#model/lists/list-name.ts'
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

/** A list as the catalogue's selection: "?show=catalogue&pick=12&quantity=3" */
export function formatPicks(picks: readonly ListEntry[], name = ''): string {
  return toQuery(toPickParameters(picks, name))
}

function toPickParameters(picks: readonly ListEntry[], name: string): [name: string, value: string][] {
  if (picks.length === 0) return []
  // Quantities of 1 are omitted.
  const counted = picks.some(({ quantity }) => quantity !== 1) ? picks : []
  return [
    ['show', 'catalogue'],
    ...(name === '' ? [] : [['name', name] as [string, string]]),
    ...picks.map(({ id }): [string, string] => ['pick', String(id)]),
    ...counted.map(({ quantity }): [string, string] => ['quantity', String(quantity)]),
  ]
}

function toQuery(parameters: [string, string][]): string {
  return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : ''
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
