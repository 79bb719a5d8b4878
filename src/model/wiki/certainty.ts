// Without zod: browsers load this, to say beside a number how sure it is.

/** How sure a fact is, surest first. One scale for every fact of every kind. */
export const certainties = ['seen', 'files', 'told', 'worked-out', 'guess'] as const

/** What a line of sources says of a field that is empty because nobody knows it: no step of the scale, for nothing is said. */
export const unknown = 'unknown'

/** The reader's words for each step of the scale, and for what is on none. */
export const certaintyWords = {
  seen: 'seen in the game',
  files: "from the game's files",
  told: 'told by players',
  'worked-out': 'worked out',
  guess: 'unconfirmed',
  unknown: 'not known',
} as const satisfies Record<SourceCertainty, string>

/** The same for what was read of a thing that a mod adds: the game has no file of it. */
export const wordsForModded = { ...certaintyWords, files: "from the mod's files" } as const

export type Certainty = (typeof certainties)[number]
/** What a line of sources says: a step of the scale, or that nobody knows. */
export type SourceCertainty = Certainty | typeof unknown

/** The step of the scale on which something stands that is said; null for what nobody knows. */
export function toCertainty(certainty: SourceCertainty | null | undefined): Certainty | null {
  return certainty === undefined || certainty === unknown ? null : certainty
}

/** True of what a look into the game would settle: nobody has seen or read it. */
export function isOpen(certainty: SourceCertainty): boolean {
  return certainty === unknown || isEstimate(certainty)
}

/** True of what readers always see a mark on: nobody has seen or read it, somebody concluded or guessed it. */
export function isEstimate(certainty: SourceCertainty | null | undefined): boolean {
  return toMark(certainty) !== null
}

/** The steps that carry a mark wherever they are read. */
export type Mark = Extract<Certainty, 'worked-out' | 'guess'>

/** The mark of a fact; null where none is needed. */
export function toMark(certainty: SourceCertainty | null | undefined): Mark | null {
  return certainty === 'worked-out' || certainty === 'guess' ? certainty : null
}

/** The word for a guess beside a value, where no badge can stand; nothing for the other levels. */
export function wordForGuess(certainty: SourceCertainty | null | undefined): string {
  return certainty === 'guess' ? certaintyWords.guess : ''
}

/** "Unconfirmed: …", for search results, chats and drawings, where no badge can stand. The word comes first: long texts are cut at the end. */
export function describeWithMark(text: string, certainty: SourceCertainty | null | undefined): string {
  return certainty === 'guess' ? `Unconfirmed: ${text}` : text
}

/** The mark of what rests on several facts: that of the least sure. */
export function worstMark(marks: readonly (Mark | null)[]): Mark | null {
  return marks.includes('guess') ? 'guess' : marks.includes('worked-out') ? 'worked-out' : null
}

/** The least sure of several steps; null where none of them is on the scale. */
export function leastCertain(steps: readonly (SourceCertainty | null | undefined)[]): Certainty | null {
  return certainties.findLast((step) => steps.includes(step)) ?? null
}

/** The same, where what names no source at all is a guess. */
export function leastCertainOrGuess(steps: readonly (SourceCertainty | undefined)[]): Certainty {
  return leastCertain(steps) ?? 'guess'
}

/** True when the first is further down the scale than the second. */
export function isLessCertain(certainty: SourceCertainty, than: SourceCertainty): boolean {
  return certaintyRank(certainty) > certaintyRank(than)
}

/** Further down the scale is more; what nobody knows is most. */
export function certaintyRank(certainty: SourceCertainty): number {
  return certainty === unknown ? certainties.length : certainties.indexOf(certainty)
}
