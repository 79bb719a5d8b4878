import { oneOf } from '#model/text/one-of.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { itemGroups } from './item-groups.ts'
import { maxFilterLength } from './item-filter.ts'
import { directions, isDefaultOrder, itemSorts, turnSort, type SortDirection, type ItemSort } from './item-order.ts'
import { defineAddress } from '#model/tools/define-address.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { areLeftOut, guessesAddress } from '#model/wiki/guesses-address.ts'

type Group = keyof typeof itemGroups

/** Filter and order of the item database or the catalogue; stored in the query. */
export type ItemView = {
  find: string
  sort: ItemSort
  direction: SortDirection
  group: Group | undefined
  /** Undefined: as stored in the browser. */
  mods: boolean | undefined
  /** True hides guessed prices. */
  withoutGuesses: boolean
}

export const itemsAddress = defineAddress({
  parameters: ['find', 'sort', 'direction', 'group', 'mods', ...guessesAddress.parameters],
  read(params): ItemView {
    const mods = params.get('mods')
    return {
      find: toPlainText(params.get('find') ?? '', maxFilterLength),
      sort: oneOf(itemSorts, params.get('sort')) ?? 'name',
      direction: oneOf(directions, params.get('direction')) ?? 'asc',
      group: readGroup(params.get('group')),
      mods: mods === 'true' ? true : mods === 'false' ? false : undefined,
      withoutGuesses: areLeftOut(params.get('guesses')),
    }
  },
  write({ find, sort, direction, group, mods, withoutGuesses }: ItemView) {
    return {
      ...(find.trim() && { find: find.trim() }),
      ...(!isDefaultOrder({ sort, direction }) && { sort, direction }),
      ...(group && { group }),
      ...(mods !== undefined && { mods: String(mods) }),
      ...guessesAddress.with().write(withoutGuesses),
    }
  },
})

/** Parses a view; ignores unknown parameters. */
export function readItemView(parameters: URLSearchParams): ItemView {
  return itemsAddress.with().read(parameters)
}

/** The query parameters of a view without defaults, in the order of the cache key. */
export function toItemParameters(view: ItemView): [name: string, value: string][] {
  return Object.entries(itemsAddress.with().write(view))
}

/** The shown value; null for a hidden guess. */
export function toShownPrice<Value>({ withoutGuesses }: Pick<ItemView, 'withoutGuesses'>, value: Value, isGuess: boolean): Value | null {
  return withoutGuesses && isGuess ? null : value
}

/** "" or "?find=pipe&group=pipe" */
export function formatItemView(view: ItemView): string {
  const query = new URLSearchParams(toItemParameters(view)).toString()
  return query && `?${query}`
}

/**
 * The view after a click on a column header ("sort-price") or on "clear"; without script, a form sends these names. Undefined for other
 * names.
 */
export function press(view: ItemView, part: string | null): ItemView | undefined {
  if (part === 'clear') return { ...view, find: '', group: undefined }
  const sort = oneOf(itemSorts, /^sort-(.+)$/.exec(part ?? '')?.[1] ?? null)
  return sort && { ...view, ...turnSort(view, sort) }
}

/** "12 of 323 items" */
export function describeCount(shown: number, all: number): string {
  const things = all === 1 ? 'item' : 'items'
  return shown === all ? `${all} ${things}` : `${shown} of ${all} ${things}`
}

export function readGroup(text: string | null): Group | undefined {
  return oneOf(keysOf(itemGroups), text)
}
