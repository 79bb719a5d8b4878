import { useEffect, useState } from 'react'
import { sumLines, type ListItem } from '#model/lists/list-totals.ts'
import { countOf } from '#model/text/count-of.ts'
import { encodeList, manyItems, quantityLimits, type ListEntry } from '#model/lists/shopping-list.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph, Icon } from '#web/ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { ListPrice, ListSum } from '#web/features/lists/table/list-price.tsx'
import { UncertainParts } from '#web/game-ui/uncertain-parts.tsx'

type Props = {
  entries: ListEntry[]
  name: string
  itemOf: (id: number) => ListItem | undefined
  onClear: () => void
}

/** The reader's list beside the catalogue. Quantities are read-only here; the list's own page edits them. */
export function Basket({ entries, name, itemOf, onClear }: Props) {
  const lines = entries.map((entry) => ({ ...entry, item: itemOf(entry.id) }))
  const totals = sumLines(lines)
  const path = paths.sharedList(encodeList(entries), name)
  if (entries.length === 0) {
    return (
      <section className="card state" aria-label="Your list">
        <Glyph name="empty-metal-bucket" />
        <b>Your list</b>
        <span>Add items to your list to get started!</span>
      </section>
    )
  }
  return (
    <section className="card flush basket" aria-labelledby="your-list">
      <h2 className="h3" id="your-list">
        {name || 'Your list'}
      </h2>
      {/* Long lists scroll separately, so that the buttons below stay visible. */}
      <ul tabIndex={0} aria-labelledby="your-list">
        {lines.map(({ id, quantity, item }) => (
          <li key={id}>
            <input
              type="number"
              {...quantityLimits}
              value={quantity}
              disabled
              readOnly
              aria-label={`Quantity of ${item?.name ?? `item ${id}`}`}
            />
            {item ? (
              <>
                <Tile of={item.safe_name} size={34} />
                <ItemLink item={item} className="n" />
                <span className="num">
                  <ListPrice item={item} />
                </span>
              </>
            ) : (
              <span className="muted">Item {id}</span>
            )}
          </li>
        ))}
      </ul>
      <div className="end">
        <p className="row between">
          <span className="soft sm">{countOf(totals.quantity, 'item')}</span>
          <span className="num">
            <ListSum of={totals} calculationUrl={path} />
            <UncertainParts totals={totals} />
          </span>
        </p>
        <ViewLink entries={entries} path={path} />
        <button className="btn quiet small" type="button" onClick={onClear}>
          <Icon name="trash" />
          Clear
        </button>
      </div>
    </section>
  )
}

/** Link to the list's own page, with a loading state because long lists take a moment. */
function ViewLink({ entries, path }: Pick<Props, 'entries'> & { path: string }) {
  const [isOpening, setIsOpening] = useState(false)
  useEffect(() => {
    // Back restores this page from the cache with the loading state still set.
    const arrive = () => setIsOpening(false)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])
  return (
    <>
      <a className="btn gold" href={path} onClick={({ ctrlKey, metaKey, shiftKey }) => setIsOpening(!ctrlKey && !metaKey && !shiftKey)}>
        <Icon name="clipboard-list" />
        View list to amend quantities
      </a>
      <span className="sm soft" role="status">
        {isOpening && entries.length > manyItems && 'This list contains quite a few items, please wait.'}
      </span>
    </>
  )
}
