import { useCallback, useState } from 'react'
import { mergeEdits, type ListEdit } from '#model/lists/list-edits.ts'
import type { Change, SaveError } from './saved-lists-store.ts'

/** Undoes an action, or returns why it cannot. */
type Undo = () => SaveError | undefined
export type ShowToast = (message: string, undo?: Undo) => void
/** A step that can be undone: by its own function, or as an edit. */
type Step = { undo: Undo } | { edit: ListEdit }
type State = { message: string; undo: Undo | undefined; steps: readonly Step[] }

const maxSteps = 50

export const saveErrorWords: Record<SaveError, string> = {
  refused: "This browser's storage is full or blocked, so nothing was changed.",
  newer: 'A newer version of this page keeps your lists. Reload the page first.',
  changed: 'Your lists have changed since, so this can no longer be undone.',
}

/**
 * The message about the last action, with undo, and all earlier steps. Changed numbers are steps without a message: they are visible, and a
 * toast under the finger would be in the way. `revert` undoes such an edit.
 */
export function useToast(revert?: (edit: ListEdit) => void) {
  const [{ message, undo, steps }, setState] = useState<State>({ message: '', undo: undefined, steps: [] })
  const showToast: ShowToast = useCallback(
    (text, undoAction) =>
      setState((before) => ({
        message: text,
        undo: undoAction,
        steps: undoAction ? [...before.steps, { undo: undoAction }].slice(-maxSteps) : before.steps,
      })),
    [],
  )
  const note = useCallback((edit: ListEdit) => setState((before) => ({ ...before, steps: addEdit(before.steps, edit) })), [])
  const takeBack = (step: Step) => {
    const saveError = 'undo' in step ? step.undo() : undefined
    if ('edit' in step) revert?.(step.edit)
    setState((before) => {
      const left = before.steps.filter((other) => other !== step)
      // A message is removed once its action is undone.
      return saveError || ('undo' in step && step.undo === before.undo)
        ? { message: saveError ? saveErrorWords[saveError] : '', undo: undefined, steps: left }
        : { ...before, steps: left }
    })
  }
  const [last, shown] = [steps.at(-1), steps.find((step) => 'undo' in step && step.undo === undo)]
  return {
    message,
    show: showToast,
    note,
    undo: shown && (() => takeBack(shown)),
    undoLast: last && (() => takeBack(last)),
    close: () => showToast(''),
  }
}

function addEdit(steps: readonly Step[], edit: ListEdit): readonly Step[] {
  const last = steps.at(-1)
  const merged = last && 'edit' in last ? mergeEdits(last.edit, edit) : null
  return merged ? [...steps.slice(0, -1), { edit: merged }] : [...steps, { edit }].slice(-maxSteps)
}

/** Announces a change of the lists, or why it failed. */
export function announceListChange(showToast: ShowToast, change: Change, done: string) {
  if (change.saveError) showToast(saveErrorWords[change.saveError])
  else showToast(done, change.undo)
}
