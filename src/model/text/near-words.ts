import { toComparable } from './slugs.ts'

/** Typos allowed in a word, by its length: missing, doubled, wrong or swapped letters. */
const maxTypos = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2)

const splitComparable = (text: string) =>
  text
    .split(/[^\p{L}\p{N}+'’]+/u)
    .map(toComparable)
    .filter(Boolean)

/**
 * Creates a test for names: true when each word of the text is, with a few typos, the beginning of a word of the name. "kepad" matches
 * "Logic Keypad", "shovle" matches "Improved Shovel".
 */
export function createNearness(text: string): (name: string) => boolean {
  const words = splitComparable(text)
  return (name) => {
    const own = [...splitComparable(name), toComparable(name)]
    return words.length > 0 && words.every((word) => own.some((nameWord) => prefixDistance(nameWord, word) <= maxTypos(word.length)))
  }
}

/** Damerau-Levenshtein distance between a word and the beginning of a name that is nearest to it. */
function prefixDistance(name: string, word: string): number {
  let before: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, index) => index)
  for (let row = 1; row <= word.length; row++) {
    const now = [row]
    for (let index = 1; index <= name.length; index++) {
      const isSame = word[row - 1] === name[index - 1]
      const hasChangedPlaces = row > 1 && index > 1 && word[row - 1] === name[index - 2] && word[row - 2] === name[index - 1]
      now[index] = Math.min(
        (last[index] ?? 0) + 1,
        (now[index - 1] ?? 0) + 1,
        (last[index - 1] ?? 0) + (isSame ? 0 : 1),
        hasChangedPlaces ? (before[index - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = now
  }
  return Math.min(...last)
}
