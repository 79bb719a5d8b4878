import { useState, useSyncExternalStore } from 'react'
import { formatExactCoins } from '#model/text/money.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { standOf, describePercent, type BoardDay } from '#model/tools/sell/stock-board.ts'
import type { StockGood } from '#model/tools/sell/stock-goods.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { boardStore } from './board-store.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = { goods: readonly StockGood[] }

/** The stored boards, as a line per good and as a table. Empty without any. */
export function SavedBoards({ goods }: Props) {
  const { days } = useSyncExternalStore(boardStore.subscribe, boardStore.read, boardStore.readOnServer)
  const [removed, setRemoved] = useState<BoardDay[]>([])
  if (days.length === 0 && removed.length === 0) return null
  const remove = (day: BoardDay) => {
    boardStore.update((saved) => saved.filter(({ typed }) => typed !== day.typed))
    setRemoved([...removed, day])
  }
  const undo = () => {
    boardStore.update((saved) => [...saved, ...removed].toSorted((a, b) => a.typed - b.typed))
    setRemoved([])
  }
  return (
    <section className="sell-days" aria-labelledby="sell-days">
      <h2 className="h3" id="sell-days">
        My last boards
      </h2>
      {days.length > 0 && (
        <>
          <BoardLines goods={goods} days={days} />
          <details>
            <summary>All prices</summary>
            <BoardTable goods={goods} days={days} onRemove={remove} />
          </details>
        </>
      )}
      {removed.length > 0 && (
        <p className="row" role="status">
          {removed.length === 1 ? 'Board removed.' : `${removed.length} boards removed.`}
          <button className="btn small" type="button" onClick={undo}>
            <Icon name="undo-2" />
            Undo
          </button>
        </p>
      )}
    </section>
  )
}

/** Price of each good over time, on one scale; the dashed line is its base price. */
function BoardLines({ goods, days }: Props & { days: readonly BoardDay[] }) {
  const percents = goods.map((good) => days.map((day) => standOf(good, day).percent))
  const widest = Math.max(10, ...percents.flat().map(Math.abs))
  return (
    <ul className="board-lines">
      {goods.map(({ key, tile, base, mark }, index) => {
        const own = percents[index] ?? []
        const last = standOf({ key, base }, days.at(-1))
        const text = describePercent(last.percent)
        // A single day is drawn as a level line.
        const points = (own.length === 1 ? [...own, ...own] : own)
          .map((percent, day, all) => `${(day / (all.length - 1)) * 100},${50 - (percent / widest) * 46}`)
          .join(' ')
        return (
          <li key={key} className={text && (text.endsWith('over') ? 'hi' : 'lo')}>
            <Tile of={tile} size={34} />
            <span>
              {toSentenceCase(key)}
              <small>
                <CertaintyBadge of={mark}>{text || 'at base'}</CertaintyBadge>
              </small>
            </span>
            <svg className="board-line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <line x1="0" x2="100" y1="50" y2="50" />
              <polyline points={points} />
            </svg>
            <b>
              <CertaintyBadge of={last.isTyped ? null : mark}>{formatExactCoins(last.price)}</CertaintyBadge>
            </b>
          </li>
        )
      })}
    </ul>
  )
}

function BoardTable({ goods, days, onRemove }: Props & { days: readonly BoardDay[]; onRemove: (day: BoardDay) => void }) {
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label="All prices">
      <table className="tbl">
        <caption className="sr">Coins for one unit of weight on the boards you kept, the last one first</caption>
        <thead>
          <tr>
            <th scope="col">Typed</th>
            {goods.map(({ key }) => (
              <th scope="col" className="num" key={key}>
                {toSentenceCase(key)}
              </th>
            ))}
            <th scope="col">
              <span className="sr">Take out</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.typed}>
              <th scope="row">{describeMoment(day.typed)}</th>
              {goods.map((good) => {
                const { price, isTyped } = standOf(good, day)
                return (
                  <td key={good.key} className={isTyped ? 'num' : 'num soft'}>
                    <CertaintyBadge of={isTyped ? null : good.mark} variant="text">
                      {formatExactCoins(price)}
                    </CertaintyBadge>
                  </td>
                )
              })}
              <td>
                <button
                  className="iconbtn"
                  type="button"
                  aria-label={`Take out: ${describeMoment(day.typed)}`}
                  onClick={() => onRemove(day)}
                >
                  <Icon name="trash" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** "22 Nov, 19:40" */
function describeMoment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}
