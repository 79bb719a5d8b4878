// Without zod: browsers load this, to say beside a number how sure it is.

/** How sure a fact is, surest first. One scale for every fact of every kind. */
export const certainties = ['seen', 'files', 'told', 'worked-out', 'guess'] as const

/** The reader's words for each step of the scale. */
export const certaintyWords = {
  seen: 'seen in the game',
  files: "from the game's files",
  told: 'told by players',
  'worked-out': 'worked out',
  guess: 'guess',
} as const satisfies Record<(typeof certainties)[number], string>

export type Certainty = (typeof certainties)[number]

/** True of what readers always see a mark on: nobody has seen or read it, somebody concluded or guessed it. */
export function isEstimate(certainty: Certainty | null | undefined): boolean {
  return toMark(certainty) !== null
}

/** The steps that carry a mark wherever they are read. */
export type Mark = Extract<Certainty, 'worked-out' | 'guess'>

/** The mark of a fact; null where none is needed. */
export function toMark(certainty: Certainty | null | undefined): Mark | null {
  return certainty === 'worked-out' || certainty === 'guess' ? certainty : null
}

/** The mark of what rests on several facts: that of the least sure. */
export function worstMark(marks: readonly (Mark | null)[]): Mark | null {
  return marks.includes('guess') ? 'guess' : marks.includes('worked-out') ? 'worked-out' : null
}

/** The least sure of several steps; what names no source at all is a guess. */
export function leastSure(steps: readonly (Certainty | undefined)[]): Certainty {
  return certainties.findLast((step) => steps.includes(step)) ?? 'guess'
}

/** True when the first is further down the scale than the second. */
export function isLessSure(certainty: Certainty, than: Certainty): boolean {
  return certainties.indexOf(certainty) > certainties.indexOf(than)
}
