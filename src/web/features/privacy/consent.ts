import { readStored, writeStored } from '#web/browser/storage.ts'

/** What a reader may allow or reject. */
export type Subject = 'analytics' | 'ads'

const choiceKey = (subject: Subject) => `choice_${subject}` as const

/** The reader's choice; undefined if there is none or localStorage is unavailable. */
export function readConsent(subject: Subject): boolean | undefined {
  const stored = readStored(choiceKey(subject))
  return stored === 'yes' ? true : stored === 'no' ? false : undefined
}

/** Stores the choice; false if the browser rejects that. */
export function writeConsent(subject: Subject, isAllowed: boolean): boolean {
  return writeStored(choiceKey(subject), isAllowed ? 'yes' : 'no')
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}
