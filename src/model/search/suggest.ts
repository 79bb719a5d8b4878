import { toPlainText } from '#model/text/plain-text.ts'
import type { SearchAction } from './action.ts'
import { toAction, parseCommand, type ParsedCommand } from './actions.ts'
import type { SearchEntry } from './entry.ts'
import type { FoundSuggestion } from './found.ts'
import { findNearest, isName } from './nearest.ts'
import { rank } from './rank.ts'
import { toBeginning, type Index } from './search-index.ts'

export const maxSuggestions = 8
/** In characters. */
const maxCommandLength = 80

/** Suggestions for a text, and its actions. `nearest` is filled only if `found` is empty. */
export type Suggested = { found: FoundSuggestion[]; nearest: FoundSuggestion[]; actions: SearchAction[] }

/** Results as indexes of entries; the caller looks up the entries. */
export type Places = { found: number[]; nearest: number[]; about: string; parsed: ParsedCommand | undefined }

/** The text to search for, and the command in it. */
export function readText(index: Index, text: string): Pick<Places, 'about' | 'parsed'> {
  const parsed = parseCommand(index, toPlainText(text, maxCommandLength))
  return { about: parsed?.about ?? text, parsed }
}

/** Finds suggestions while typing. Server and browsers use this function with the same entries. */
export function findSuggestions(index: Index, text: string): Places {
  const { about, parsed } = readText(index, text)
  const matches = rank(index, toBeginning(about), maxSuggestions)
  const nearest = matches.length > 0 ? [] : findNearest(index, text, (place) => isName(index, place))
  return { found: matches, nearest, about, parsed }
}

/** Suggestions of the entries found; `entryAt` finds an entry by its index. */
export function toSuggested({ found, nearest, parsed }: Places, entryAt: (place: number) => SearchEntry): Suggested {
  const toSuggestion = (place: number) => entryAt(place).suggestion
  return { found: found.map(toSuggestion), nearest: nearest.map(toSuggestion), actions: parsed ? [toAction(parsed, entryAt)] : [] }
}

/** `findSuggestions` with the entries looked up. */
export function suggest(index: Index, entries: readonly SearchEntry[], text: string): Suggested {
  return toSuggested(findSuggestions(index, text), (place) => entries[place]!)
}
