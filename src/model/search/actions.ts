import { formatPicks } from '#model/lists/catalogue-view.ts'
import { countOf } from '#model/text/count-of.ts'
import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import { cleanName } from '#model/tools/growth-timers/growth-timers.ts'
import { paths } from '#model/wiki/paths.ts'
import type { SearchAction } from './action.ts'
import type { Entry } from './entry.ts'
import { rank } from './rank.ts'
import type { Index } from './search-index.ts'
import { readWishes, type Wish } from './wishes.ts'

/** How much of a name must be typed before a bare number in front of it is taken for a wish. */
const leastAlike = 0.5
/** Names that are looked at for it. */
const candidates = 5

const nothing = { note: '', picture: '', item: null, quantity: null, theme: '', value: null, value_certainty: null } as const

/** What a text asks to be done, and what it is then about: who adds 20 pipes is shown pipes. */
export type Understood = { action: SearchAction; about: string }

/** At most one thing, so that nobody has to choose before they know what it does. */
export function findAction(index: Index, text: string): Understood | undefined {
  for (const wish of readWishes(text)) {
    const action = toAction(index, wish, text)
    if (action) return { action, about: wish.do === 'theme' ? text : wish.do === 'timer' ? 'timer' : wish.name }
  }
  return undefined
}

function toAction(index: Index, wish: Wish, text: string): SearchAction | undefined {
  if (wish.do === 'timer') return toTimer(wish)
  if (wish.do === 'theme') {
    const name = `Switch to the ${wish.theme} theme`
    return { ...nothing, do: 'theme', name, note: 'Remembered in this browser.', path: paths.privacy, theme: wish.theme }
  }
  const isSure = wish.do === 'list' && wish.isSure
  // "3 way corner pipe" is a name, not three of something.
  const named = toComparable(text)
  if (!isSure && index.names.some((names) => names.some((name) => name.includes(named)))) return undefined
  const item = findItem(index, wish.name, { byWeight: wish.do === 'weigh', isSure })
  if (!item) return undefined
  const { id, name, picture, value, value_certainty } = item
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
  const path = paths.tool('growth-timers', { timer: 'own', ...(name && { name }), count: String(minutes) })
  const words = `Set a timer of ${countOf(minutes, 'minute')}${name && `: ${name}`}`
  return { ...nothing, do: 'timer', name: words, note: 'Filled in on the growth timers, ready to start', path }
}

type Wanted = { byWeight: boolean; isSure: boolean }

/** The item that is most likely meant, of those that have a price. */
function findItem(index: Index, name: string, { byWeight, isSure }: Wanted) {
  const alikeTo = createSimilarity(name)
  const isMeant = ({ priced, suggestion }: Entry) => priced !== null && (suggestion.price_per_weight || !byWeight)
  const meant = rank(index, name, candidates, isMeant).find((entry) => {
    const place = index.entries.indexOf(entry)
    return isSure || [...(index.names[place] ?? []), ...(index.keywords[place] ?? [])].some((one) => alikeTo(one) >= leastAlike)
  })
  if (meant?.priced == null) return undefined
  return { ...meant.suggestion, id: meant.priced, value: meant.suggestion.value ?? 0 }
}
