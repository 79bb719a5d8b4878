import { chunksPerFind, findOdds, tellTogether, type Odds } from '#model/items/drop-chances.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.attributes.ts'
import { bears } from '#web/attribute.ts'

/** What a washed chunk of dirt may hold, as bars on one scale; the line of this item is marked. */
export function ChunkOdds({ odds, item }: { odds: Odds[]; item: { name: string; safe_name: string } }) {
  const greatest = Math.max(...odds.map(({ percent }) => percent))
  const own = findOdds(odds, item.safe_name)
  return (
    <div className="card">
      <ul className="finds">
        {odds.map(({ label, percent, items }) => (
          <li key={label} className={items.includes(item.safe_name) ? 'cur' : undefined} data-find={items[0]}>
            <Tile of={items.includes(item.safe_name) ? item.safe_name : (items[0] ?? '')} size={34} />
            <span>
              {items.length === 1 && items[0] ? (
                <a href={paths.item(items[0])} {...bears(linkedItem, items[0])}>
                  {label}
                </a>
              ) : (
                label
              )}
            </span>
            <span className="track" aria-hidden="true">
              <i style={{ width: `${(percent / greatest) * 100}%` }} />
            </span>
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
      <p className="sm muted note">
        {explain(own, item)} That a chunk holds one find is our assumption; <a href={paths.tool('ore-odds')}>what the files say</a>.
      </p>
    </div>
  )
}

function explain(own: Odds | undefined, { name, safe_name }: { name: string; safe_name: string }): string {
  if (own && own.items.length === 1) return `On average one ${name} in ${chunksPerFind(own.percent)} chunks.`
  if (own) return `${tellTogether(own)} share one line: an uncut gem in ${chunksPerFind(own.percent)} chunks.`
  if (safe_name.startsWith('uncut-')) return `The share of ${name} is not known.`
  return 'Of a hundred chunks of dirt, so many hold each of these.'
}
