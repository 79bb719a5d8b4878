/** A text as its words. */
export function toTokens(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’+]+/u).filter(Boolean)
}

/** A word as it is compared. Apostrophes vanish instead of cutting words, and so does an s: "hobsons" and "hobson" find "Hobson's". */
export function toTerm(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  return (plain.length > 3 ? plain.replace(/(?<=[^s])s$/, '') : plain) || null
}

/** A text as search reads it: its words, as they are compared, in the order of the alphabet, in which they take less room. */
export function toBag(text: string): string {
  return toTokens(text)
    .flatMap((word) => toTerm(word) ?? [])
    .toSorted()
    .join(' ')
}

/** Two of these as one. */
export function joinBags(one: string, other: string): string {
  return [...one.split(' '), ...other.split(' ')].filter(Boolean).toSorted().join(' ')
}

/** What a thing is about, as search reads it: most say no more of that than their one line. */
export function wordsOf(text: string, note: string): string {
  return text === note ? note : toBag(text)
}
