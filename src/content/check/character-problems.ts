import type { Problem } from './problem.ts'

/** What stands in no text that a person wrote: the marks of two versions that Git could not join, and letters that nobody sees. */
export function findLetterFlaw(text: string): Pick<Problem, 'found' | 'expected' | 'help' | 'range'> | undefined {
  const conflict = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text)
  if (conflict)
    return {
      found: 'the mark of two versions that were not joined',
      expected: 'one of them',
      help: 'Keep what is right, and take the lines with <<<<<<<, ======= and >>>>>>> away.',
      range: toRange(conflict),
    }
  const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/.exec(text)
  if (unseen) {
    const number = unseen[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
    return {
      found: `a letter that nobody sees (U+${number})`,
      expected: 'letters that readers see',
      help: 'It comes along when text is copied from a page. Delete what is marked, with the letters beside it, and type those anew.',
      range: toRange(unseen),
    }
  }
  return undefined
}

function toRange({ 0: words, index }: RegExpExecArray): readonly [number, number] {
  return [index, index + words.length]
}
