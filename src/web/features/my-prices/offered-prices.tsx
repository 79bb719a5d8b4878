import { comparePrices } from '#model/prices/merge-prices.ts'
import type { MyPrices } from '#model/prices/my-prices.ts'
import { countOf } from '#model/text/count-of.ts'
import { joinNames } from '#model/text/join-names.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  prices: MyPrices
  mine: MyPrices
  from: 'link' | 'file'
  onTake: (takesTheirs: boolean) => void
  onClose: () => void
}

/** Prices of a link or file compared with the reader's own. Nothing changes before a button is pressed. */
export function OfferedPrices({ prices, mine, from, onTake, onClose }: Props) {
  const { versions, count, fresh, same, different } = comparePrices(mine, prices)
  const counts = [
    fresh > 0 && `${fresh} ${fresh === 1 ? 'is' : 'are'} new to you`,
    same > 0 && `${same} ${same === 1 ? 'is' : 'are'} the same as yours`,
    different > 0 && `${different} ${different === 1 ? 'differs' : 'differ'} from yours`,
  ].filter(Boolean)
  return (
    <div className="callout gold" role="group" aria-label={`Prices of this ${from}`}>
      <Icon name="info" />
      <div>
        <p>
          <b>
            This {from} holds {countOf(count, 'price')}
            {versions.length > 0 && ` for ${joinNames(versions, versions.length)}`}.
          </b>{' '}
          {counts.join(', ')}.
        </p>
        <p className="row tight">
          {fresh > 0 && (
            <button className="btn small" type="button" onClick={() => onTake(false)}>
              Add {countOf(fresh, 'new price')}
            </button>
          )}
          {different > 0 && (
            <button className="btn small" type="button" onClick={() => onTake(true)}>
              {fresh > 0 ? 'Add them and take' : 'Take'} {different} of theirs
            </button>
          )}
          <button className="btn small quiet" type="button" onClick={onClose}>
            Leave mine alone
          </button>
        </p>
      </div>
    </div>
  )
}
