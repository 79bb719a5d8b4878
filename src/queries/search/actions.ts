import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { formatPicks } from '#model/lists/catalogue-view.ts'
import type { SearchAction } from '#model/search/action.ts'
import { readWishes, type Wish } from '#model/search/wishes.ts'
import { countOf } from '#model/text/count-of.ts'
import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import { cleanName } from '#model/tools/growth-timers/growth-timers.ts'
import { paths } from '#model/wiki/paths.ts'
import { rank } from './rank.ts'
import type { Index } from './search-index.ts'
import type { Searchable } from './searchable.ts'

/** How much of a name must be typed before a bare number in front of it is taken for a wish. */
const leastAlike = 0.5
/** Names that are looked at for it. */
const candidates = 5

const nothing = { note: '', picture: '', item: null, quantity: null, theme: '', value: null, value_certainty: null } as const

/** What is read once a revision, because a text is looked up with every letter that is typed. */
export type Known = { index: Index; priced: ReadonlyMap<string, Priced> }

/** What a text asks to be done, and what it is then about: who adds 20 pipes is shown pipes. */
export type Understood = { action: SearchAction; about: string }

/** At most one thing, so that nobody has to choose before they know what it does. */
export function findAction(known: Known, text: string): Understood | undefined {
  for (const wish of readWishes(text)) {
    const action = toAction(known, wish, text)
    if (action) return { action, about: wish.do === 'theme' ? text : wish.do === 'timer' ? 'timer' : wish.name }
  }
  return undefined
}

function toAction(known: Known, wish: Wish, text: string): SearchAction | undefined {
  if (wish.do === 'timer') return toTimer(wish)
  if (wish.do === 'theme') {
    const name = `Switch to the ${wish.theme} theme`
    return { ...nothing, do: 'theme', name, note: 'Remembered in this browser.', path: paths.privacy, theme: wish.theme }
  }
  const isSure = wish.do === 'list' && wish.isSure
  // "3 way corner pipe" is a name, not three of something.
  if (!isSure && known.index.names.some((names) => names.some((name) => name.includes(toComparable(text))))) return undefined
  const item = findItem(known, wish.name, { byWeight: wish.do === 'weigh', isSure })
  if (!item) return undefined
  const { id, name, safe_name: picture, value, value_certainty } = item
  if (wish.do === 'weigh') {
    const { weight } = wish
    const path = paths.tool('weight-value', { item: picture, weight: String(weight) })
    const worth = Math.round(value * weight)
    return {
      ...nothing,
      do: 'weigh',
      name: `${name}, weight ${weight}`,
      note: 'Weigh it in the calculator',
      path,
      picture,
      value: worth,
      value_certainty,
    }
  }
  const { quantity } = wish
  const path = `${paths.list}${formatPicks([{ id, quantity }])}`
  const words = `Add ${quantity} × ${name} to my list`
  return {
    ...nothing,
    do: 'list',
    name: words,
    note: 'Together, at the price known',
    path,
    picture,
    item: id,
    quantity,
    value: value * quantity,
    value_certainty,
  }
}

function toTimer({ minutes, name: typed }: Wish & { do: 'timer' }): SearchAction {
  const name = cleanName(typed)
  const path = paths.tool('growth-timers', { kind: 'own', ...(name && { name }), count: String(minutes) })
  const words = `Set a timer of ${countOf(minutes, 'minute')}${name && `: ${name}`}`
  return { ...nothing, do: 'timer', name: words, note: 'Filled in on the growth timers, ready to start', path }
}

/** An item that has a price, as an action needs it. */
export type Priced = Pick<Selectable<Tables['item']>, 'id' | 'name' | 'safe_name' | 'value_certainty'> & {
  value: number
  perWeight: boolean
}

/** All of them, by safe name. */
export async function listPriced(db: Kysely<Tables>): Promise<ReadonlyMap<string, Priced>> {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'name', 'safe_name', 'value', 'value_certainty', 'price_per_weight'])
    .where('value', 'is not', null)
    .where('active', '=', 1)
    .execute()
  return new Map(
    rows.map(({ price_per_weight, value, ...row }) => [row.safe_name, { ...row, value: value ?? 0, perWeight: price_per_weight === 1 }]),
  )
}

type Wanted = { byWeight: boolean; isSure: boolean }

/** The item that is most likely meant, of those that have a price. */
function findItem({ index, priced }: Known, name: string, { byWeight, isSure }: Wanted): Priced | undefined {
  const alikeTo = createSimilarity(name)
  const itemOf = ({ suggestion: { kind, picture } }: Searchable) => {
    const item = kind === 'item' ? priced.get(picture) : undefined
    return item && (item.perWeight || !byWeight) ? item : undefined
  }
  const meant = rank(index, name, candidates, (entry) => itemOf(entry) !== undefined).find((entry) => {
    const place = index.entries.indexOf(entry)
    return isSure || [...(index.names[place] ?? []), ...(index.keywords[place] ?? [])].some((one) => alikeTo(one) >= leastAlike)
  })
  return meant && itemOf(meant)
}
