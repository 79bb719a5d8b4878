import { wordForGuess } from '#model/wiki/certainty.ts'
import type { ListItem } from './list-totals.ts'

/** Certainty, version and unit of a price as text. */
export function toPriceNote({ mark, otherVersion, perWeight }: Pick<ListItem, 'mark' | 'otherVersion' | 'perWeight'>): string {
  return [wordForGuess(mark), otherVersion && `in ${otherVersion}`, perWeight && 'per weight'].filter(Boolean).join(', ')
}
