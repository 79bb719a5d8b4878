import type { Flaw } from './problem.ts'

/** Finds Git conflict markers and invisible characters. */
export function findLetterFlaw(text: string): Flaw | undefined {
  const conflict = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text)
  if (conflict)
    return {
      code: 'merge-conflict',
      found: 'a Git conflict marker',
      expected: 'one version',
      hint: 'Keep the right version and delete the lines with <<<<<<<, ======= and >>>>>>>.',
      range: toRange(conflict),
    }
  const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/.exec(text)
  if (unseen) {
    const number = unseen[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
    return {
      code: 'invisible-character',
      found: `an invisible character (U+${number})`,
      expected: 'visible characters',
      hint: 'Text copied from a page may hold such characters. Delete the marked text and the characters beside it, and type them again.',
      range: toRange(unseen),
    }
  }
  return undefined
}

function toRange({ 0: words, index }: RegExpExecArray): readonly [number, number] {
  return [index, index + words.length]
}
