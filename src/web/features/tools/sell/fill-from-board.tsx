import { useSyncExternalStore } from 'react'
import { toFieldTexts } from '#model/tools/sell/stock-board.ts'
import { Icon } from '#web/ui/icon.tsx'
import { boardStore } from './board-store.ts'

type Props = {
  /** Key of the good of each price field; null if it is not on the board. */
  goods: readonly (string | null)[]
  prices: readonly string[]
  onTake: (prices: string[]) => void
}

/** Button that fills a tool's prices from today's board. Hidden if no board is stored or the prices are the same. */
export function FillFromBoard({ goods, prices, onTake }: Props) {
  const today = useSyncExternalStore(boardStore.subscribe, boardStore.read, boardStore.readOnServer).days.at(-1)
  const texts = today && toFieldTexts(goods, today)
  if (!texts || texts.every((text, index) => text === (prices[index] ?? ''))) return null
  return (
    <button className="btn small" type="button" onClick={() => onTake(texts)}>
      <Icon name="undo-2" />
      My saved prices
    </button>
  )
}
