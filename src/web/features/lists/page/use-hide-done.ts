import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#web/browser/storage.ts'

const key = 'shopping_list_hide_done'

/** Whether done rows are hidden; stored in the browser. */
export function useHideDone() {
  const [hides, setHides] = useState(false)
  useEffect(() => setHides(readStored(key) === 'true'), [])
  const setHidden = (next: boolean) => {
    setHides(next)
    writeStored(key, String(next))
  }
  return [hides, setHidden] as const
}
