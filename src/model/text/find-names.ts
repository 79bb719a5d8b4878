type Word = {
  text: string
  /** True when only spaces, hyphens, or one apostrophe or period separate it from the word before. */
  joined: boolean
}

type Name = { id: string; words: string[] }

/**
 * Creates a function that finds the ids of names in a text: whole words in any case, singular or plural. Of overlapping names the longest
 * counts: "Improved Shovel" does not name the Shovel. Several ids may share a name.
 */
export function createNameFinder(names: Iterable<{ id: string; name: string }>): (text: string) => Set<string> {
  // By first word, so that the cost does not grow with the number of names.
  const byFirstWord = new Map<string, Name[]>()
  for (const { id, name } of names) {
    const words = splitWords(name).map(({ text }) => text)
    const [first] = words
    if (first === undefined) continue
    const sameFirst = byFirstWord.get(first)
    if (sameFirst) sameFirst.push({ id, words })
    else byFirstWord.set(first, [{ id, words }])
  }

  return (text) => {
    const ids = new Set<string>()
    const words = splitWords(text)
    for (let at = 0; at < words.length;) {
      const fitting = singulars(words[at]?.text ?? '')
        .flatMap((first) => byFirstWord.get(first) ?? [])
        .filter((name) => matchesAt(name, words, at))
      const longest = Math.max(0, ...fitting.map((name) => name.words.length))
      for (const { id, words: its } of fitting) if (its.length === longest) ids.add(id)
      at += Math.max(1, longest)
    }
    return ids
  }
}

function matchesAt({ words: nameWords }: Name, words: Word[], at: number): boolean {
  return nameWords.every((word, index) => {
    const there = words[at + index]
    if (!there || (index > 0 && !there.joined)) return false
    return index === nameWords.length - 1 ? singulars(there.text).includes(word) : there.text === word
  })
}

/** The word and its possible singulars: "axes" -> "axes", "axe", "ax" */
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
