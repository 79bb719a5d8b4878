import { useState } from 'react'
import { applyEdit, restoreList, undoEdit, type ListEdit } from '#model/lists/list-edits.ts'
import { clampQuantity, removeFromList } from '#model/lists/shopping-list.ts'
import type { NamedList } from '#model/lists/saved-lists.ts'
import { useToast } from '#web/features/lists/saved/use-toast.ts'
import type { useListView } from './use-list-view.ts'

/** Edits of the shown list, each with an undo step. */
export function useListEdits(view: ReturnType<typeof useListView>) {
  const { entries, name, have } = view
  const toast = useToast((edit) => view.update((now) => undoEdit(now, edit)))
  const [changed, setChanged] = useState('')

  const applyAndNote = (edit: ListEdit) => {
    if (edit.before === edit.after) return
    view.update((now) => applyEdit(now, edit))
    toast.note(edit)
  }
  const quantityOf = (id: number) => entries.find((entry) => entry.id === id)?.quantity

  return {
    toast,
    /** Text about the item whose count changed last. */
    changed,
    /** Removes items. Undo puts them back in place and keeps later changes. */
    remove(ids: number[], message: string) {
      const before: NamedList = { name, entries, have }
      view.update((now) => ({ ...now, entries: ids.reduce(removeFromList, now.entries) }))
      toast.show(message, () => {
        view.update((now) => restoreList(now, before))
        return undefined
      })
    },
    rename: (after: string) => applyAndNote({ field: 'name', before: name, after }),
    setQuantity(id: number, typed: number) {
      const before = quantityOf(id)
      if (before !== undefined) applyAndNote({ field: 'quantity', id, before, after: clampQuantity(typed) })
    },
    setHave(id: number, after: number, itemName = 'The item') {
      applyAndNote({ field: 'have', id, before: have[id] ?? 0, after })
      setChanged(`${itemName}: you have ${after} of ${quantityOf(id) ?? after}.`)
    },
  }
}
