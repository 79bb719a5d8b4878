import type { StockGood } from '#model/tools/sell/stock-goods.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = { good: StockGood; name: string; text: string; problem: string; onType: (text: string) => void }

/** Weights of several pieces of one good. */
export function PieceWeightsField({ good, name, text, problem, onType }: Props) {
  const id = `field-${name}`
  return (
    <div className="num-field">
      <label className="num-label" htmlFor={id}>
        {toSentenceCase(good.key)}
      </label>
      <div className="num-row">
        <Tile of={good.tile} size={44} eager />
        <span className="field">
          <input
            id={id}
            type="text"
            name={name}
            autoComplete="off"
            maxLength={300}
            value={text}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem ? `${id}-said` : undefined}
            onChange={({ target }) => onType(target.value)}
          />
        </span>
      </div>
      <p className="num-said wrong" id={`${id}-said`}>
        {problem && (
          <>
            <Icon name="circle-alert" />
            {problem}
          </>
        )}
      </p>
    </div>
  )
}
