// Without zod, because browsers load this file.

/** Levels of certainty, most certain first, for facts of every kind. */
export const certainties = ['seen', 'files', 'told', 'worked-out', 'guess'] as const

/** Certainty of a field that is empty because its value is unknown. */
export const unknown = 'unknown'

/** Words for readers, by level. */
export const certaintyWords = {
  seen: 'seen in the game',
  files: "from the game's files",
  told: 'told by players',
  'worked-out': 'worked out',
  guess: 'unconfirmed',
  unknown: 'not known',
} as const satisfies Record<SourceCertainty, string>

/** Words for a modded thing, whose files are the mod's. */
export const wordsForModded = { ...certaintyWords, files: "from the mod's files" } as const

export type Certainty = (typeof certainties)[number]
/** Certainty in a source: a level, or unknown. */
export type SourceCertainty = Certainty | typeof unknown

/** The level of a source; null for unknown. */
export function toCertainty(certainty: SourceCertainty | null | undefined): Certainty | null {
  return certainty === undefined || certainty === unknown ? null : certainty
}

/** Whether a fact is unknown or an estimate, so that a test in the game would settle it. */
export function isOpen(certainty: SourceCertainty): boolean {
  return certainty === unknown || isEstimate(certainty)
}

/** Whether a fact was concluded or guessed; readers see a badge on it. */
export function isEstimate(certainty: SourceCertainty | null | undefined): boolean {
  return toMark(certainty) !== null
}

/** Levels with a badge. */
export type Mark = Extract<Certainty, 'worked-out' | 'guess'>

/** The badge of a fact; null for none. */
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

/** The badge of a result from several facts: that of the least certain. */
export function worstMark(marks: readonly (Mark | null)[]): Mark | null {
  return marks.includes('guess') ? 'guess' : marks.includes('worked-out') ? 'worked-out' : null
}

/** The least certain of several levels; null if there is none. */
export function leastCertain(steps: readonly (SourceCertainty | null | undefined)[]): Certainty | null {
  return certainties.findLast((step) => steps.includes(step)) ?? null
}

/** As `leastCertain`, with a guess for none. */
export function leastCertainOrGuess(steps: readonly (SourceCertainty | undefined)[]): Certainty {
  return leastCertain(steps) ?? 'guess'
}

/** Whether the first is less certain than the second. */
export function isLessCertain(certainty: SourceCertainty, than: SourceCertainty): boolean {
  return certaintyRank(certainty) > certaintyRank(than)
}

/** 0 for the most certain level; unknown is highest. */
export function certaintyRank(certainty: SourceCertainty): number {
  return certainty === unknown ? certainties.length : certainties.indexOf(certainty)
}
