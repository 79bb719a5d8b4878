import { toPlainText } from '#model/text/plain-text.ts'
import type { SearchAction } from './action.ts'
import { toAction, parseCommand, type ParsedCommand } from './actions.ts'
import type { Entry } from './entry.ts'
import type { FoundSuggestion } from './found.ts'
import { findNearest, isName } from './nearest.ts'
import { rank } from './rank.ts'
import { toBeginning, type Index } from './search-index.ts'

export const maxSuggestions = 8
/** Of what is asked to be done, in characters. */
const maxCommandLength = 80

/** What is suggested for a text, `nearest` only where nothing is; and what it asks to be done. */
export type Suggested = { found: FoundSuggestion[]; nearest: FoundSuggestion[]; actions: SearchAction[] }

/** What is found, as places in the index: whoever asked looks up the entries that are shown. */
export type Places = { found: number[]; nearest: number[]; about: string; parsed: ParsedCommand | undefined }

/** What a text is about, and what it asks to be done. */
export function readText(index: Index, text: string): Pick<Places, 'about' | 'parsed'> {
  const parsed = parseCommand(index, toPlainText(text, maxCommandLength))
  return { about: parsed?.about ?? text, parsed }
}

/** A few suggestions while typing. The server and browsers answer with this same function, from the same entries. */
export function findSuggestions(index: Index, text: string): Places {
  const { about, parsed } = readText(index, text)
  const found = rank(index, toBeginning(about), maxSuggestions)
  const nearest = found.length > 0 ? [] : findNearest(index, text, (place) => isName(index, place))
  return { found, nearest, about, parsed }
}

export function toSuggested({ found, nearest, parsed }: Places, entryAt: (place: number) => Entry): Suggested {
  const toSuggestion = (place: number) => entryAt(place).suggestion
  return { found: found.map(toSuggestion), nearest: nearest.map(toSuggestion), actions: parsed ? [toAction(parsed, entryAt)] : [] }
}

/** Where all entries are at hand. */
export function suggest(index: Index, entries: readonly Entry[], text: string): Suggested {
  return toSuggested(findSuggestions(index, text), (place) => entries[place]!)
}
