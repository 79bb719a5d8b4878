import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../browser/storage.ts'

const key = 'shopping_list_ticked'

/** Which items the reader has got already; kept by the browser, and of no consequence to totals and links. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => setTicked(new Set((readStored(key) ?? '').split(',').filter(Boolean).map(Number))), [])
  const tick = (id: number, isTicked = !ticked.has(id)) => {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
    writeStored(key, [...next].join(','))
  }
  return { ticked, tick }
}
