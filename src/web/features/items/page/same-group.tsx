import { toIconPosition } from '#web/ui/icon-names.ts'
import type { NamedLink } from '#model/items/item.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem, linkedItems } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { CertaintyBadge, SourceAnchor } from '#web/game-ui/certainty-badge.tsx'

/** Other items of the group, as tiles. */
export function SameGroup({ items }: { items: NamedLink[] }) {
  return (
    <ul className="same" {...dataAttr(linkedItems)}>
      {items.map(({ name, name_certainty, safe_name, modded }) => (
        <li key={safe_name}>
          <a className="card" href={paths.item(safe_name)}>
            <Tile of={safe_name} isListed />
            <span>
              <NameInLink name={name} name_certainty={name_certainty} />
              {modded && <small>Modded</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Previous and next item by name. */
export function ItemPager({ previous, next }: { previous: NamedLink | null; next: NamedLink | null }) {
  return (
    <nav className="item-pager" aria-label="Items by name">
      {previous && (
        <a
          className={`btn quiet ${toIconPosition('chevron-left')}`}
          href={paths.item(previous.safe_name)}
          rel="prev"
          {...dataAttr(linkedItem)}
        >
          <span>
            <small>Previous item</small> <NameInLink {...previous} />
          </span>
        </a>
      )}
      {next && (
        <a className="btn quiet" href={paths.item(next.safe_name)} rel="next" {...dataAttr(linkedItem)}>
          <span>
            <small>Next item</small> <NameInLink {...next} />
          </span>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

/** A name inside a link. Its badge has no link: links cannot be nested. */
function NameInLink({ name, name_certainty }: Pick<NamedLink, 'name' | 'name_certainty'>) {
  return (
    <SourceAnchor value={undefined}>
      {name}
      <CertaintyBadge of={name_certainty} />
    </SourceAnchor>
  )
}
