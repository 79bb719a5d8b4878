/** Splits a text into words. */
export function toTokens(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’+]+/u).filter(Boolean)
}

/** Normalizes a word for search: no case, accents, apostrophes and plural s, so "hobsons" and "hobson" find "Hobson's". Null if empty. */
export function toTerm(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  return (plain.length > 3 ? plain.replace(/(?<=[^s])s$/, '') : plain) || null
}

/** The normalized words of a text, sorted so that they compress better. */
export function toBag(text: string): string {
  return toTokens(text)
    .flatMap((word) => toTerm(word) ?? [])
    .toSorted()
    .join(' ')
}

/** Merges two bags of words. */
export function joinBags(a: string, b: string): string {
  return [...a.split(' '), ...b.split(' ')].filter(Boolean).toSorted().join(' ')
}

/** The words of a thing for search; the note itself if the text is the note. */
export function wordsOf(text: string, note: string): string {
  return text === note ? note : toBag(text)
}
