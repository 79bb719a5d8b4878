import type { ListEntry } from '#model/lists/shopping-list.ts'

/** A list as the catalogue's selection: "?show=catalogue&pick=12&quantity=3" */
export function formatPicks(picks: readonly ListEntry[], name = ''): string {
  return toQuery(toPickParameters(picks, name))
}

export function toPickParameters(picks: readonly ListEntry[], name: string): [name: string, value: string][] {
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

export function toQuery(parameters: [string, string][]): string {
  return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : ''
}
