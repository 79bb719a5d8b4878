import { z } from 'zod'

/** Meaning of the date of a version or a piece of news. */
export const DateKind = z.enum(['release', 'seen-by', 'perhaps', 'announced', 'unknown'])
export type DateKind = z.infer<typeof DateKind>

/** The words before a date of each kind, and their explanation. */
export const dateWords = {
  release: { before: '', meaning: 'Day of the release' },
  'seen-by': { before: 'released on or before ', meaning: 'It was released on this day, or earlier' },
  perhaps: {
    before: 'around ',
    meaning: 'The date is an estimate',
  },
  announced: { before: 'announced for ', meaning: 'The day named in an announcement' },
  unknown: { before: '', meaning: '' },
} as const satisfies Record<DateKind, { before: string; meaning: string }>
