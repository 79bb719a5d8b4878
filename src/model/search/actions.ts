import { formatPicks } from '#model/lists/format-picks.ts'
import { countOf } from '#model/text/count-of.ts'
import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import { cleanName } from '#model/tools/growth-timers/growth-timers.ts'
import { paths } from '#model/wiki/paths.ts'
import type { SearchAction } from './action.ts'
import type { SearchEntry } from './entry.ts'
import { rank } from './rank.ts'
import { isOf, namesAt, type Index } from './search-index.ts'
import { parseCommands, type Command } from './commands.ts'

/** Minimum similarity of the typed and the found name for a number before it to mean a quantity. */
const minSimilarity = 0.5
/** Number of best matches that are compared. */
const candidates = 5

const nothing = { note: '', picture: '', item: null, quantity: null, theme: '', value: null, value_certainty: null } as const

/** A command in a search text, the index of its item, and the text to search for: "add 20 pipes" searches for pipes. */
export type ParsedCommand = { command: Command; item?: number; about: string }

/** Finds the command of a text, at most one; undefined if the text has none. */
export function parseCommand(index: Index, text: string): ParsedCommand | undefined {
  for (const command of parseCommands(text)) {
    if (command.do === 'timer') return { command, about: 'timer' }
    if (command.do === 'theme') return { command, about: text }
    const item = findCommandItem(index, command, text)
    if (item !== undefined) return { command, item, about: command.name }
  }
  return undefined
}

/** The best match for the name in a command, among items with a price. */
function findCommandItem(index: Index, command: Command & { do: 'list' | 'weigh' }, text: string): number | undefined {
  const isExplicit = command.do === 'list' && command.isExplicit
  // "3 way corner pipe" is a name, not three of something.
  if (!isExplicit && index.names.text.includes(toComparable(text))) return undefined
  const similarityOf = createSimilarity(command.name)
  const isCandidate = (entry: number) => isOf(index, entry, 'priced') && (command.do === 'list' || isOf(index, entry, 'perWeight'))
  return rank(index, command.name, candidates, isCandidate).find(
    (entry) =>
      isExplicit || [...namesAt(index.names, entry), ...namesAt(index.keywords, entry)].some((name) => similarityOf(name) >= minSimilarity),
  )
}

/** The suggestion for a command. `entryAt` finds an entry by its index; `item` is that of the item it names. */
export function toAction({ command, item = -1 }: ParsedCommand, entryAt: (index: number) => SearchEntry): SearchAction {
  if (command.do === 'timer') return toTimer(command)
  if (command.do === 'theme') {
    const name = `Switch to the ${command.theme} theme`
    return { ...nothing, do: 'theme', name, note: 'Remembered in this browser.', path: paths.privacy, theme: command.theme }
  }
  const { suggestion, priced } = entryAt(item)
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
