import { formatPicks } from '#model/lists/catalogue-view.ts'
import { countOf } from '#model/text/count-of.ts'
import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import { cleanName } from '#model/tools/growth-timers/growth-timers.ts'
import { paths } from '#model/wiki/paths.ts'
import type { SearchAction } from './action.ts'
import type { Entry } from './entry.ts'
import { rank } from './rank.ts'
import { isOf, namesAt, type Index } from './search-index.ts'
import { readWishes, type Wish } from './wishes.ts'

/** How much of a name must be typed before a bare number in front of it is taken for a wish. */
const leastAlike = 0.5
/** Names that are looked at for it. */
const candidates = 5

const nothing = { note: '', picture: '', item: null, quantity: null, theme: '', value: null, value_certainty: null } as const

/** What a text asks to be done, with the place of the item that it means, and what it is then about: who adds 20 pipes is shown pipes. */
export type Understood = { wish: Wish; place?: number; about: string }

/** At most one thing, so that nobody has to choose before they know what it does. */
export function understand(index: Index, text: string): Understood | undefined {
  for (const wish of readWishes(text)) {
    if (wish.do === 'timer') return { wish, about: 'timer' }
    if (wish.do === 'theme') return { wish, about: text }
    const place = findMeant(index, wish, text)
    if (place !== undefined) return { wish, place, about: wish.name }
  }
  return undefined
}

/** The item that is most likely meant, of those that have a price. */
function findMeant(index: Index, wish: Wish & { do: 'list' | 'weigh' }, text: string): number | undefined {
  const isSure = wish.do === 'list' && wish.isSure
  // "3 way corner pipe" is a name, not three of something.
  if (!isSure && index.names.text.includes(toComparable(text))) return undefined
  const alikeTo = createSimilarity(wish.name)
  const isMeant = (place: number) => isOf(index, place, 'priced') && (wish.do === 'list' || isOf(index, place, 'perWeight'))
  return rank(index, wish.name, candidates, isMeant).find(
    (place) => isSure || [...namesAt(index.names, place), ...namesAt(index.keywords, place)].some((one) => alikeTo(one) >= leastAlike),
  )
}

export function toAction({ wish, place = -1 }: Understood, entryAt: (place: number) => Entry): SearchAction {
  if (wish.do === 'timer') return toTimer(wish)
  if (wish.do === 'theme') {
    const name = `Switch to the ${wish.theme} theme`
    return { ...nothing, do: 'theme', name, note: 'Remembered in this browser.', path: paths.privacy, theme: wish.theme }
  }
  const { suggestion, priced } = entryAt(place)
  const { name, picture, value: price, value_certainty } = suggestion
  const [id, value] = [priced ?? 0, price ?? 0]
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
