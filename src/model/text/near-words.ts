import { toComparable } from './slugs.ts'

/** How many letters may be missing, doubled, wrong or have changed places in a word so long: short ones must be right. */
const slipsIn = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2)

const splitComparable = (text: string) =>
  text
    .split(/[^\p{L}\p{N}+'’]+/u)
    .map(toComparable)
    .filter(Boolean)

/**
 * Whether each word of a text nearly begins a word of a name, for where nothing is spelt as it was typed: "kepad" is near to "Logic
 * Keypad", "shovle" to "Improved Shovel". Made for one text and many names.
 */
export function createNearness(text: string): (name: string) => boolean {
  const wanted = splitComparable(text)
  return (name) => {
    const own = [...splitComparable(name), toComparable(name)]
    return wanted.length > 0 && wanted.every((word) => own.some((one) => slipsToBegin(one, word) <= slipsIn(word.length)))
  }
}

/** How many slips lie between a word and the beginning of a name that is nearest to it. */
function slipsToBegin(name: string, word: string): number {
  let before: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, place) => place)
  for (let row = 1; row <= word.length; row++) {
    const now = [row]
    for (let place = 1; place <= name.length; place++) {
      const isSame = word[row - 1] === name[place - 1]
      const hasChangedPlaces = row > 1 && place > 1 && word[row - 1] === name[place - 2] && word[row - 2] === name[place - 1]
      now[place] = Math.min(
        (last[place] ?? 0) + 1,
        (now[place - 1] ?? 0) + 1,
        (last[place - 1] ?? 0) + (isSame ? 0 : 1),
        hasChangedPlaces ? (before[place - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = now
  }
  return Math.min(...last)
}
