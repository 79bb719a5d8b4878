import { toPlainText } from '#model/text/plain-text.ts'
import type { SearchAction } from './action.ts'
import { findAction } from './actions.ts'
import type { Entry } from './entry.ts'
import type { FoundSuggestion } from './found.ts'
import { findNearest, isName } from './nearest.ts'
import { rank } from './rank.ts'
import { toBeginning, type Index } from './search-index.ts'

export const maxSuggestions = 8
/** Of what is asked to be done, in characters. */
const longestWish = 80

/** What is suggested for a text, `nearest` only where nothing is; and what it asks to be done. */
export type Suggested = { found: FoundSuggestion[]; nearest: FoundSuggestion[]; actions: SearchAction[] }

/** A few suggestions while typing. The server and browsers answer with this same function, from the same entries. */
export function suggest(index: Index, text: string): Suggested {
  const { found, actions } = findAnything(index, text, maxSuggestions)
  const nearest = found.length > 0 ? [] : findNearest(index, text, isName)
  return { found: found.map(toSuggestion), nearest: nearest.map(toSuggestion), actions }
}

/** What is found of everything; where a text asks for something to be done, of what it is about. */
export function findAnything<One extends Entry>(index: Index<One>, text: string, limit: number) {
  const understood = findAction(index, toPlainText(text, longestWish))
  const about = understood?.about ?? text
  return { found: rank(index, toBeginning(about), limit), about, actions: understood ? [understood.action] : [] }
}

function toSuggestion({ suggestion }: Entry): FoundSuggestion {
  return suggestion
}
