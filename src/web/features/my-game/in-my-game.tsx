import { hasAny } from '#model/my-game/my-game.ts'
import { countStanding } from '#model/my-game/standing.ts'
import { formatExactCoins, hundredthsPerCoin } from '#model/text/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useGameSlot } from './use-game-slot.ts'

/** Says beside an item that the reader's game has it, and how many of it stand there. */
export function InMyGame({ item }: { item: string }) {
  const slot = useGameSlot()
  const standing = countStanding(slot, item)
  if (standing > 0) return <span className="label">{standing} in my game</span>
  return hasAny(slot, item) && <span className="label">In my game</span>
}

/** Fills a field with the coins of the reader's game. Nothing while it names none, or they stand there already. */
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
