import { toPlainText } from '#model/text/plain-text.ts'
import type { SearchAction } from './action.ts'
import { toAction, understand, type Understood } from './actions.ts'
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

/** What is found, as places in the index: whoever asked looks up the entries that are shown. */
export type Places = { found: number[]; nearest: number[]; about: string; understood: Understood | undefined }

/** What a text is about, and what it asks to be done. */
export function readText(index: Index, text: string): Pick<Places, 'about' | 'understood'> {
  const understood = understand(index, toPlainText(text, longestWish))
  return { about: understood?.about ?? text, understood }
}

/** A few suggestions while typing. The server and browsers answer with this same function, from the same entries. */
export function findSuggestions(index: Index, text: string): Places {
  const { about, understood } = readText(index, text)
  const found = rank(index, toBeginning(about), maxSuggestions)
  const nearest = found.length > 0 ? [] : findNearest(index, text, (place) => isName(index, place))
  return { found, nearest, about, understood }
}

export function toSuggested({ found, nearest, understood }: Places, entryAt: (place: number) => Entry): Suggested {
  const tell = (place: number) => entryAt(place).suggestion
  return { found: found.map(tell), nearest: nearest.map(tell), actions: understood ? [toAction(understood, entryAt)] : [] }
}

/** Where all entries are at hand. */
export function suggest(index: Index, entries: readonly Entry[], text: string): Suggested {
  return toSuggested(findSuggestions(index, text), (place) => entries[place]!)
}
