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
import { parseCommands, type Command } from './commands.ts'

/** How much of a name must be typed before a bare number in front of it is taken for a wish. */
const minSimilarity = 0.5
/** Names that are looked at for it. */
const candidates = 5

const nothing = { note: '', picture: '', item: null, quantity: null, theme: '', value: null, value_certainty: null } as const

/** What a text asks to be done, with the place of the item that it means, and what it is then about: who adds 20 pipes is shown pipes. */
export type ParsedCommand = { command: Command; place?: number; about: string }

/** At most one thing, so that nobody has to choose before they know what it does. */
export function parseCommand(index: Index, text: string): ParsedCommand | undefined {
  for (const command of parseCommands(text)) {
    if (command.do === 'timer') return { command, about: 'timer' }
    if (command.do === 'theme') return { command, about: text }
    const place = findMeant(index, command, text)
    if (place !== undefined) return { command, place, about: command.name }
  }
  return undefined
}

/** The item that is most likely meant, of those that have a price. */
function findMeant(index: Index, command: Command & { do: 'list' | 'weigh' }, text: string): number | undefined {
  const isExplicit = command.do === 'list' && command.isExplicit
  // "3 way corner pipe" is a name, not three of something.
  if (!isExplicit && index.names.text.includes(toComparable(text))) return undefined
  const alikeTo = createSimilarity(command.name)
  const isMeant = (place: number) => isOf(index, place, 'priced') && (command.do === 'list' || isOf(index, place, 'perWeight'))
  return rank(index, command.name, candidates, isMeant).find(
    (place) =>
      isExplicit || [...namesAt(index.names, place), ...namesAt(index.keywords, place)].some((one) => alikeTo(one) >= minSimilarity),
  )
}

export function toAction({ command, place = -1 }: ParsedCommand, entryAt: (place: number) => Entry): SearchAction {
  if (command.do === 'timer') return toTimer(command)
  if (command.do === 'theme') {
    const name = `Switch to the ${command.theme} theme`
    return { ...nothing, do: 'theme', name, note: 'Remembered in this browser.', path: paths.privacy, theme: command.theme }
  }
  const { suggestion, priced } = entryAt(place)
  const { name, picture, value: price, value_certainty } = suggestion
  const [id, value] = [priced ?? 0, price ?? 0]
  if (command.do === 'weigh') {
    const { weight } = command
    const path = paths.tool('weight-value', { item: picture, weight: String(weight) })
    const worth = Math.round(value * weight)
    return {
      ...nothing,
      do: 'weigh',
      name: `${name}, weight ${weight}`,
      note: 'Weigh it in the calculator',
      path,
      picture,
      quantity: weight,
      value: worth,
      value_certainty,
    }
  }
  const { quantity } = command
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

function toTimer({ minutes, name: typed }: Command & { do: 'timer' }): SearchAction {
  const name = cleanName(typed)
  const path = paths.tool('growth-timers', { timer: 'own', ...(name && { name }), count: String(minutes) })
  const words = `Set a timer of ${countOf(minutes, 'minute')}${name && `: ${name}`}`
  return { ...nothing, do: 'timer', name: words, note: 'Filled in on the growth timers, ready to start', path }
}
