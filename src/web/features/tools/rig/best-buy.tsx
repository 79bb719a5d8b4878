import { LazyTakeCoins } from '#web/features/my-game/game-parts.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'

type Props = { text: string; problem: string; onType: (budget: string) => void; children: React.ReactNode }

/** Field for a budget, above the parts that it buys. */
export function BestBuy({ text, problem, onType, children }: Props) {
  return (
    <div className="card-2 best-buy">
      <NumberField label="Coins to spend" name="budget" unit="coins" text={text} problem={problem} onType={onType} />
      <LazyTakeCoins text={text} onTake={onType} />
      {children}
    </div>
  )
}
