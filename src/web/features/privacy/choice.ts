import { readStored, writeStored } from '#web/browser/storage.ts'

/** What a reader may allow or refuse. */
export type Subject = 'analytics' | 'ads'

const keyOf = (subject: Subject) => `choice_${subject}` as const

/** What the reader has answered; undefined before any answer, or where the browser remembers nothing. */
export function readChoice(subject: Subject): boolean | undefined {
  const stored = readStored(keyOf(subject))
  return stored === 'yes' ? true : stored === 'no' ? false : undefined
}

/** False when the browser would not remember it. */
export function writeChoice(subject: Subject, isAllowed: boolean): boolean {
  return writeStored(keyOf(subject), isAllowed ? 'yes' : 'no')
}

/** Do-Not-Track and Global Privacy Control: an answer given once for all sites. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}
