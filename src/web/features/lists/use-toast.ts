import { useCallback, useState } from 'react'
import type { Change, Refusal } from '../../browser/list-shelf.ts'

/** Undoes what was just done, or gives the reason why it cannot. */
type Undo = () => Refusal | undefined
export type Say = (message: string, undo?: Undo) => void

export const refusals: Record<Refusal, string> = {
  refused: "This browser's storage is full or blocked, so nothing was changed.",
  newer: 'A newer version of this page keeps your lists. Reload the page first.',
  changed: 'Your lists have changed since, so this can no longer be undone.',
}

/** What has just happened, with the way back. */
export function useToast() {
  const [toast, setToast] = useState<{ message: string; undo: Undo | undefined }>({ message: '', undo: undefined })
  const say: Say = useCallback((message, undo) => setToast({ message, undo }), [])
  const undo = toast.undo && (() => say(tellRefusal(toast.undo?.()) ?? ''))
  return { message: toast.message, say, undo, close: () => say('') }
}

/** Says what was done with the lists, or why it was not. */
export function sayChange(say: Say, change: Change, done: string) {
  if (change.refusal) say(refusals[change.refusal])
  else say(done, change.undo)
}

function tellRefusal(refusal: Refusal | undefined): string | undefined {
  return refusal && refusals[refusal]
}
