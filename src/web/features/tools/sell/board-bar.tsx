import { storageIsBlocked } from '#web/browser/storage.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { addBoard, toFieldTexts } from '#model/tools/sell/stock-board.ts'
import type { StockGood } from '#model/tools/sell/stock-goods.ts'
import { useIsReady } from '#web/islands/use-is-ready.ts'
import { Icon } from '#web/ui/icon.tsx'
import { boardStore } from './board-store.ts'

type Props = {
  goods: readonly StockGood[]
  /** Null if a price is invalid. */
  typed: Record<string, number> | null
  /** Called with the prices of the stored board if the page opens without prices. */
  onOpen: (prices: string[]) => void
  onChoose: (prices: string[]) => void
}

/** Stores the typed prices as today's board, loads that board, or resets to base prices. */
export function BoardBar({ goods, typed, onOpen, onChoose }: Props) {
  const { days, isSaved } = useSyncExternalStore(boardStore.subscribe, boardStore.read, boardStore.readOnServer)
  const isReady = useIsReady()
  const [message, setMessage] = useState('')
  const today = days.at(-1)
  const keys = goods.map(({ key }) => key)
  const isBase = typed !== null && Object.keys(typed).length === 0
  const isToday = typed !== null && today !== undefined && isSame(typed, today.prices)

  useEffect(() => {
    const last = boardStore.read().days.at(-1)
    if (isBase && last) onOpen(toFieldTexts(keys, last))
    // Runs once, after mounting.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (!isReady) return null
  const keep = (replaces: boolean) => {
    if (!typed) return
    boardStore.update((saved) => addBoard(replaces ? saved.slice(0, -1) : saved, typed, Math.round(Date.now() / 1000)))
    setMessage(replaces ? 'Saved.' : 'Saved today’s prices.')
  }
  return (
    <div className="row sell-keep">
      {!isBase && !isToday && (
        <button className="btn small" type="button" disabled={!typed} onClick={() => keep(false)}>
          <Icon name="check" />
          {today ? 'Save as a new day' : 'Save today’s prices'}
        </button>
      )}
      {!isBase && !isToday && today && (
        <button className="btn small quiet" type="button" disabled={!typed} onClick={() => keep(true)}>
          <Icon name="pencil" />
          Edit the last day
        </button>
      )}
      {!isToday && today && (
        <button className="btn small quiet" type="button" onClick={() => onChoose(toFieldTexts(keys, today))}>
          <Icon name="undo-2" />
          My saved prices
        </button>
      )}
      {!isBase && (
        <button className="btn small quiet" type="button" onClick={() => onChoose(goods.map(() => ''))}>
          <Icon name="rotate-ccw" />
          Base prices
        </button>
      )}
      <span className="sm soft" role="status">
        {isSaved ? message : storageIsBlocked}
        {isSaved && message === '' && isToday && 'The prices you saved last.'}
      </span>
    </div>
  )
}

function isSame(a: Record<string, number>, b: Record<string, number>): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => a[key] === b[key])
}
