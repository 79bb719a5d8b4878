import type { LinkedItem } from '#model/items/item.ts'
import type { ShopBlueprint } from '#model/places/shop.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './places.css'

type Props = {
  blueprints: ShopBlueprint[]
  items: LinkedItem[]
  /** Badge of the fact that the shop keeps what is handed in. */
  keepsMark: Mark | null
  /** How an item is handed in. */
  handIn: { way: string | null; mark: Mark | null }
}

/** Blueprints researched here, with the item to hand in. */
export function ShopBlueprints({ blueprints, items, keepsMark, handIn }: Props) {
  const names = new Map(items.map(({ safe_name, name }) => [safe_name, name]))
  const named = (safe_name: string) => ({ safe_name, name: names.get(safe_name) ?? safe_name })
  return (
    <Section title="Blueprints" more={`${blueprints.length} to unlock`}>
      <ol className="research">
        {blueprints.map(({ input, output }) => (
          <li key={output.join()} className="card">
            <div>
              <small>Bring</small>
              {input.map(({ name, amt }) => (
                <span key={name} className="thing">
                  <Tile of={name} />
                  <span>
                    <ItemLink item={named(name)} />
                    {amt !== null && <small> weight {amt} or more</small>}
                  </span>
                </span>
              ))}
            </div>
            <Icon name="arrow-right" />
            <div>
              <small>Unlocks</small>
              {output.map((name) => (
                <span key={name} className="thing">
                  <Tile of={name} />
                  <ItemLink item={named(name)} />
                </span>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {handIn.way && (
        <p className="sm soft">
          How to hand it in: {handIn.way}
          <CertaintyBadge of={handIn.mark} variant="text" />.
        </p>
      )}
      <p className="sm soft">
        You don’t get the pieces back
        <CertaintyBadge of={keepsMark} variant="text" />. Where two blueprints ask for the same thing, make two. You don’t need all
        blueprints for one goal; the planner shows which.
      </p>
      <p className="tool-way">
        <a className="btn" href={paths.tool('blueprint-planner')}>
          <Icon name="scroll-text" />
          Plan what to unlock
        </a>
      </p>
    </Section>
  )
}
