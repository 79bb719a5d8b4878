import { useSyncExternalStore } from 'react'
import { toFieldTexts } from '#model/tools/sell/stock-board.ts'
import { Icon } from '#web/ui/icon.tsx'
import { boardStore } from './board-store.ts'

type Props = {
  /** The line of the board that each field is about. */
  goods: readonly (string | null)[]
  prices: readonly string[]
  onTake: (prices: string[]) => void
}

/** Fills the prices of another tool from the board of today. Nothing while the reader keeps none, or has its prices already. */
export function TakeBoard({ goods, prices, onTake }: Props) {
  const today = useSyncExternalStore(boardStore.subscribe, boardStore.read, boardStore.readOnServer).days.at(-1)
  const texts = today && toFieldTexts(goods, today)
  if (!texts || texts.every((text, place) => text === (prices[place] ?? ''))) return null
  return (
    <button className="btn small" type="button" onClick={() => onTake(texts)}>
      <Icon name="undo-2" />
      My saved prices
    </button>
  )
}
