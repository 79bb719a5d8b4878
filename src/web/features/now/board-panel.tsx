import { useSyncExternalStore } from 'react'
import { formatExactCoins } from '#model/text/money.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { sellAddress } from '#model/tools/sell/sell-address.ts'
import { standOf, describePercent, toFieldTexts } from '#model/tools/sell/stock-board.ts'
import type { StockGood } from '#model/tools/sell/stock-goods.ts'
import { paths } from '#model/wiki/paths.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { boardStore } from '#web/features/tools/sell/board-store.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { Panel } from './panel.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Today's stock board: the price of each good, and the one furthest over its base price, if any. */
export function useBoard(goods: readonly StockGood[]) {
  const today = useSyncExternalStore(boardStore.subscribe, boardStore.read, boardStore.readOnServer).days.at(-1)
  const board = goods.map((good) => ({ good, ...standOf(good, today) }))
  const [best] = board.filter(({ percent }) => percent > 0).toSorted((a, b) => b.percent - a.percent)
  return { today, board, best }
}
const why = `${paths.tool('sell')}#${rulesOfTool}`
export type Board = ReturnType<typeof useBoard>

/** Difference from the base price, by word and color. */
function Difference({ percent, mark, calculationUrl }: { percent: number; mark: StockGood['mark']; calculationUrl: string }) {
  const text = describePercent(percent)
  if (!text) return <small>base</small>
  return (
    <small className={percent > 0 ? 'over' : 'under'}>
      <CertaintyBadge of={mark} at={why} calculationUrl={calculationUrl}>
        {text}
      </CertaintyBadge>
    </small>
  )
}

/** Today's prices of the goods. Typed prices stand out from those assumed to be at their base. */
export function BoardPanel({ today, board, best, newDay }: Board & { newDay: string }) {
  const typed = board.filter(({ isTyped }) => isTyped).length
  const goods = board.map(({ good }) => good.key)
  const prices = today ? toFieldTexts(goods, today) : []
  const calculationUrl = paths.tool('sell', sellAddress.with().write({ weights: [], prices }))
  return (
    <Panel
      title={best ? `Sell ${best.good.many} today` : 'Today’s prices'}
      id="now-board"
      more={<span className="sm soft">coins per weight{newDay && `, new prices at about ${newDay} game time`}</span>}
    >
      <ul className="now-board">
        {board.map(({ good, price, percent, isTyped }) => (
          <li
            key={good.key}
            className={[isTyped ? '' : 'is-base', good === best?.good ? 'is-best' : ''].filter(Boolean).join(' ') || undefined}
          >
            <Tile of={good.tile} size={34} />
            <span>
              {toSentenceCase(good.key)} <Difference percent={percent} mark={good.mark} calculationUrl={calculationUrl} />
            </span>{' '}
            <b>
              <CertaintyBadge of={isTyped ? null : good.mark} at={why}>
                {formatExactCoins(price)}
              </CertaintyBadge>
            </b>
          </li>
        ))}
      </ul>
      <p className="sm soft">
        {best && `${toSentenceCase(best.good.many)} are furthest above base. `}
        {today ? `${typed} typed, ${board.length - typed} at base.` : 'All at base prices until you enter today’s.'}{' '}
        <a href={paths.tool('sell')}>Enter today’s prices</a>
      </p>
    </Panel>
  )
}
