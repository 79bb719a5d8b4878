import type { Blueprint } from '#model/crafting/blueprint.ts'
import type { Store } from '#model/places/shop.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { NamedItem } from '#web/game-ui/named-item.tsx'
import { LeastWeight } from './item-recipes.tsx'
import { toMark } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { findReason } from '#web/features/certainty/reasons.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  blueprint: Blueprint
  /** Names of the bar and the required item, by safe name. */
  itemName: Record<string, string>
  shop: Store | null
  /** Sources of the page, for badges. */
  sources: readonly ProvenanceEntry[]
  /** Number of blueprints in the game, and how many a bookcase holds. */
  count: number
  bookcaseHolds: number | null
  facts: FactLookup
}

/** How to research and craft a blueprint: what to bring, where, and what to craft with. */
export function BlueprintSteps({ blueprint, itemName, shop, sources, count, bookcaseHolds, facts }: Props) {
  const { name, output, blueprint_item, craft_bar, require_item, require_weight, min_craft_weight } = blueprint
  const linkItem = (safe_name: string, text = itemName[safe_name] ?? safe_name) => <ItemLink item={{ safe_name, name: text }} />
  const findBlueprintReason = (field: string) => findReason(sources, field, 'blueprint')
  const handIn = facts.text('way_to_hand_in_at_the_barge')
  const craftWeight = findBlueprintReason('min_craft_weight')
  return (
    <>
      <ol className="bp-steps">
        <li className="card">
          <Tile of={require_item} size={60} />
          <div>
            <h3 className="h4">Bring</h3>
            <p>
              One {linkItem(require_item)} <LeastWeight amount={require_weight} mark={null} />, to{' '}
              {shop ? <a href={paths.shop(shop)}>{shop.name}</a> : 'the barge'}
              <CertaintyBadge of={findBlueprintReason('research_shop')} />.
            </p>
          </div>
        </li>
        <li className="card">
          <Tile of={blueprint_item} size={60} />
          <div>
            <h3 className="h4">Research</h3>
            <p>
              Hand it over for the {linkItem(blueprint_item, `${name} Blueprint`)}
              {handIn && (
                <>
                  : {handIn}
                  <CertaintyBadge of={facts.mark('way_to_hand_in_at_the_barge')} variant="text" />
                </>
              )}
              . You don’t get the piece back
              <CertaintyBadge of={facts.mark('barge_keeps')} variant="text" />.
            </p>
          </div>
        </li>
        <li className="card">
          <Tile of={output} size={60} />
          <div>
            <h3 className="h4">Craft</h3>
            <p>
              One hot {linkItem(craft_bar)}
              <CertaintyBadge of={findBlueprintReason('craft_bar')} />{' '}
              <LeastWeight amount={min_craft_weight} mark={toMark(craftWeight?.certainty)} reason={craftWeight} /> on the{' '}
              <NamedItem facts={facts} is="workbench">
                Workbench
              </NamedItem>{' '}
              makes {/^[aeiou]/i.test(name) ? 'an' : 'a'} {linkItem(output, name)}. A heavier bar makes a heavier piece
              <CertaintyBadge of={facts.mark('assumed_forged_weight_percent')} variant="text" />.
            </p>
          </div>
        </li>
      </ol>
      {bookcaseHolds !== null && (
        <p className="sm muted note">
          A{' '}
          <NamedItem facts={facts} is="bookcase">
            Bookcase
          </NamedItem>{' '}
          holds {bookcaseHolds} blueprints: for all {count} you need {Math.ceil(count / bookcaseHolds)}.
        </p>
      )}
    </>
  )
}
