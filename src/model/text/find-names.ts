type Word = {
  text: string
  /** True when nothing but a space, a hyphen, or one apostrophe or point inside a word parts it from the word before. */
  joined: boolean
}

type Name = { id: string; words: string[] }

/**
 * Makes a finder of names in running text: whole words in any case, plural allowed, and where several names fit the longest
 * counts, so that "Improved Shovel" does not speak of the Shovel. Several ids may share a name.
 */
export function createNameFinder(names: Iterable<{ id: string; name: string }>): (text: string) => Set<string> {
  // By first word, so that the work grows with the text and not with the number of names.
  const byFirstWord = new Map<string, Name[]>()
  for (const { id, name } of names) {
    const words = splitWords(name).map(({ text }) => text)
    const [first] = words
    if (first === undefined) continue
    const known = byFirstWord.get(first)
    if (known) known.push({ id, words })
    else byFirstWord.set(first, [{ id, words }])
  }

  return (text) => {
    const found = new Set<string>()
    const words = splitWords(text)
    for (let at = 0; at < words.length;) {
      const fitting = singulars(words[at]?.text ?? '')
        .flatMap((first) => byFirstWord.get(first) ?? [])
        .filter((name) => fits(name, words, at))
      const longest = Math.max(0, ...fitting.map((name) => name.words.length))
      for (const { id, words: its } of fitting) if (its.length === longest) found.add(id)
      at += Math.max(1, longest)
    }
    return found
  }
}

function fits({ words: wanted }: Name, words: Word[], at: number): boolean {
  return wanted.every((word, place) => {
    const there = words[at + place]
    if (!there || (place > 0 && !there.joined)) return false
    return place === wanted.length - 1 ? singulars(there.text).includes(word) : there.text === word
  })
}

/** "axes" -> "axes", "axe", "ax": what it may be the plural of, and itself. */
function singulars(word: string): string[] {
  return [word, ...(word.endsWith('s') ? [word.slice(0, -1)] : []), ...(word.endsWith('es') ? [word.slice(0, -2)] : [])]
}

function splitWords(text: string): Word[] {
  let end = 0
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map((match) => {
    const joined = /^(?:[\s-]+|['’.])$/u.test(text.slice(end, match.index))
    end = match.index + match[0].length
    return { text: match[0], joined }
  })
}
