import { useEffect, useMemo, useRef, useState } from 'react'
import type { ListItem } from '#model/lists/list-totals.ts'
import { toRetryDelay } from '#model/http/retry-delay.ts'
import { useMyPrices } from '#web/my-prices/use-my-prices.ts'
import { loadScript } from '#web/browser/load-part.ts'
import type { LoadedItems } from './list-items.ts'

const noItems: LoadedItems = { items: [], unknown: [], failed: [] }

/** An empty list needs no client. Without a network, its script does not load either. */
async function requestItems(ids: number[]): Promise<LoadedItems> {
  try {
    const [{ api }, { loadListItems }] = await Promise.all([
      loadScript(() => import('#web/browser/api.ts')),
      loadScript(() => import('./list-items.ts')),
    ])
    return await loadListItems(api, ids)
  } catch {
    return { items: [], unknown: [], failed: ids }
  }
}

/** Items of a list: those loaded with the page, and others on demand, with retries. */
export function useListItems(ids: number[], initial = noItems) {
  const [loaded, setLoaded] = useState(initial)
  const [tries, setTries] = useState(0)
  const requested = useRef(new Set<number>())
  const items = useMyPrices(loaded.items)
  const itemsById = useMemo(() => new Map<number, ListItem>(items.map((item) => [item.id, item])), [items])
  const unknown = useMemo(() => ids.filter((id) => loaded.unknown.includes(id)), [ids, loaded])
  const missing = ids.filter((id) => !itemsById.has(id) && !unknown.includes(id))
  const missingIds = missing.join(',')

  useEffect(() => {
    if (missingIds === '') return
    const fresh = missingIds.split(',').map(Number)
    let isOver = false
    const loadMissing = async () => {
      const answer = await requestItems(fresh)
      if (isOver) return
      for (const id of fresh) requested.current.add(id)
      setLoaded((before) => ({
        items: [...before.items, ...answer.items],
        unknown: [...before.unknown, ...answer.unknown],
        failed: answer.failed,
      }))
      if (answer.failed.length > 0) setTries((before) => before + 1)
    }
    // New ids are loaded at once, failed ones after a delay.
    const isFirst = fresh.some((id) => !requested.current.has(id))
    const timer = setTimeout(() => void loadMissing(), isFirst ? 0 : toRetryDelay(tries))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [missingIds, tries, requested])

  const tryAgain = () => {
    requested.current.clear()
    setTries((before) => before + 1)
  }
  useEffect(() => {
    // Retries at once when the network returns.
    const hurry = () => {
      requested.current.clear()
      setTries((before) => before + 1)
    }
    addEventListener('online', hurry)
    return () => removeEventListener('online', hurry)
  }, [requested])
  return { itemsById, unknown, missing, hasFailed: missing.some((id) => loaded.failed.includes(id)), tryAgain }
}
