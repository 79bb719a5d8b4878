import { defaultListName } from '#model/lists/list-name.ts'
import { changeHave, hadOf, isDone, toMissing } from '#model/lists/list-have.ts'
import { sumLines, type ListLine } from '#model/lists/list-totals.ts'
import { encodeList } from '#model/lists/shopping-list.ts'
import { paths } from '#model/wiki/paths.ts'
import { ListPrice, ListSum } from '#web/features/lists/table/list-price.tsx'
import { listStore } from '#web/features/lists/saved/list-store.ts'
import { useMyList } from '#web/features/lists/saved/use-my-list.ts'
import { useListItems } from '#web/features/lists/use-list-items.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from './panel.tsx'

/** The reader's list, with what they have and the cost of the rest. */
export function useShopping() {
  const { entries, have, name } = useMyList()
  const { itemsById } = useListItems(entries.map(({ id }) => id))
  const lines = entries.map((entry): ListLine => ({ ...entry, item: itemsById.get(entry.id) }))
  const missing = toMissing(lines, have)
  return { entries, name, have, lines, missing, rest: sumLines(missing) }
}
export type Shopping = ReturnType<typeof useShopping>

/** What is still to buy, with checkboxes. */
export function ListPanel({ entries, name, have, lines, missing, rest }: Shopping) {
  const path = entries.length > 0 ? paths.sharedList(encodeList(entries), name) : paths.list
  return (
    <Panel title="To buy" id="now-list" more={missing.length > 0 && <ListSum of={rest} sourceAt={path} calculationUrl={path} />}>
      {lines.map((line) => (
        <BuyLine key={line.id} line={line} had={hadOf(have, line)} isHad={isDone(have, line)} />
      ))}
      {lines.length > 0 ? (
        <p className="sm soft">
          <a href={path}>{name || defaultListName}</a>
          {missing.length === 0 && ': you have everything.'}
          {rest.unpriced > 0 && ` ${rest.unpriced} without a known price are left out of the sum.`}
        </p>
      ) : (
        <p className="soft needs-js">
          Nothing is on your list. <a href={paths.list}>Make a list</a>
        </p>
      )}
      <p className="soft no-js-only">
        Your list is kept in your browser and needs JavaScript. Without it, <a href={paths.list}>make a list</a> and keep its link.
      </p>
    </Panel>
  )
}

function BuyLine({ line: { id, quantity, item }, had, isHad }: { line: ListLine; had: number; isHad: boolean }) {
  const tick = () => listStore.update((list) => ({ ...list, have: changeHave(list.have, id, isHad ? 0 : quantity) }))
  return (
    <label className="now-buy">
      <input type="checkbox" className="check" checked={isHad} onChange={tick} />
      {item ? <Tile of={item.safe_name} size={40} /> : <Icon name="package" />}
      <span>
        {quantity > 1 && `${quantity} × `}
        {item?.name ?? `Item ${id}`}
        {had > 0 && !isHad && <small className="soft"> {had} there</small>}
      </span>
      <span className="num">{item && <ListPrice item={item} times={quantity - (isHad ? 0 : had)} />}</span>
    </label>
  )
}
