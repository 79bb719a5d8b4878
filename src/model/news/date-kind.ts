import { z } from 'zod'

/** What the date of a version or of a piece of news stands for. */
export const DateKind = z.enum(['release', 'seen-by', 'perhaps', 'announced', 'unknown'])
export type DateKind = z.infer<typeof DateKind>

/** The words before such a date, and what they mean. */
export const dateWords = {
  release: { before: '', meaning: 'Day of the release' },
  'seen-by': { before: 'seen by ', meaning: 'The first day on which it is known to have existed' },
  perhaps: {
    before: 'perhaps seen by ',
    meaning: 'The first day on which it may have existed; whether it is a version of the game is not certain',
  },
  announced: { before: 'announced for ', meaning: 'The day named in an announcement; whether it came out then is not checked' },
  unknown: { before: '', meaning: '' },
} as const satisfies Record<DateKind, { before: string; meaning: string }>
