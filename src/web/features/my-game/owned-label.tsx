import { hasAny } from '#model/my-game/my-game.ts'
import { countStanding } from '#model/my-game/standing.ts'
import { formatExactCoins, hundredthsPerCoin } from '#model/text/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useGameSlot } from './use-game-slot.ts'

/** Label beside an item: the reader's game has it, or how many stand there. */
export function OwnedLabel({ item }: { item: string }) {
  const slot = useGameSlot()
  const standing = countStanding(slot, item)
  if (standing > 0) return <span className="label">{standing} in my game</span>
  return hasAny(slot, item) && <span className="label">In my game</span>
}

/** Button that fills a field with the coins of the reader's game. Hidden without coins, or if the field has them. */
export function TakeCoins({ text, onTake }: { text: string; onTake: (coins: string) => void }) {
  const { coins } = useGameSlot()
  if (coins === null || String(coins) === text.trim()) return null
  return (
    <button className="btn small" type="button" onClick={() => onTake(String(coins))}>
      <Icon name="check" />
      {formatExactCoins(coins * hundredthsPerCoin)}, as in my game
    </button>
  )
}
