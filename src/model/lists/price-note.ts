import { wordForGuess } from '#model/wiki/certainty.ts'
import type { ListItem } from './list-totals.ts'

/** How sure the price of an item is, of which version of the game, and of how much of it: for text, where no mark stands. */
export function toPriceNote({ mark, otherVersion, perWeight }: Pick<ListItem, 'mark' | 'otherVersion' | 'perWeight'>): string {
  return [wordForGuess(mark), otherVersion && `in ${otherVersion}`, perWeight && 'per weight'].filter(Boolean).join(', ')
}
