import { useEffect, useRef, useState } from 'react'
import type { ListItem } from '#model/lists/list-totals.ts'
import { toRetryDelay } from '#model/wiki/retry-delay.ts'
import { useMyPrices } from '#web/my-prices/use-my-prices.ts'
import { api } from '../../browser/api.ts'
import { loadListItems, type LoadedItems } from './list-items.ts'

/** Items of a list: those loaded with the page, and others on demand, with retries. */
export function useListItems(ids: number[], given: LoadedItems) {
  const [loaded, setLoaded] = useState(given)
  const [tries, setTries] = useState(0)
  const asked = useRef(new Set<number>())
  const items = useMyPrices(loaded.items)
  const known = new Map<number, ListItem>(items.map((item) => [item.id, item]))
  const unknown = ids.filter((id) => loaded.unknown.includes(id))
  const missing = ids.filter((id) => !known.has(id) && !unknown.includes(id))
  const wanted = missing.join(',')

  useEffect(() => {
    if (wanted === '') return
    const fresh = wanted.split(',').map(Number)
    let isOver = false
    const ask = async () => {
      const answer = await loadListItems(api, fresh)
      if (isOver) return
      for (const id of fresh) asked.current.add(id)
      setLoaded((before) => ({
        items: [...before.items, ...answer.items],
        unknown: [...before.unknown, ...answer.unknown],
        failed: answer.failed,
      }))
      if (answer.failed.length > 0) setTries((before) => before + 1)
    }
    // New ids are loaded at once, failed ones after a delay.
    const isFirst = fresh.some((id) => !asked.current.has(id))
    const timer = setTimeout(() => void ask(), isFirst ? 0 : toRetryDelay(tries))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wanted, tries, asked])

  const tryAgain = () => {
    asked.current.clear()
    setTries((before) => before + 1)
  }
  useEffect(() => {
    // Retries at once when the network returns.
    const hurry = () => {
      asked.current.clear()
      setTries((before) => before + 1)
    }
    addEventListener('online', hurry)
    return () => removeEventListener('online', hurry)
  }, [asked])
  return { known, unknown, missing, hasFailed: missing.some((id) => loaded.failed.includes(id)), tryAgain }
}
