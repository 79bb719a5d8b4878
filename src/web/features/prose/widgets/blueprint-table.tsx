import { hiddenHead, TableHead } from '#web/ui/table-head.tsx'
import type { Blueprint } from '#model/crafting/blueprint.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** The unlock chain as a table, with what each blueprint is crafted from. */
export function BlueprintTable({ blueprints, itemName }: { blueprints: Blueprint[]; itemName: (item: string) => string }) {
  return (
    <div className="card flush">
      <table className="tbl bp-table">
        <caption className="sr">What each blueprint asks for</caption>
        <TableHead columns={[[hiddenHead('Picture'), 't'], ['Blueprint'], ['Hand in'], ['Least weight', 'num'], ['Craft from']]} />
        <tbody>
          {blueprints.map((blueprint) => (
            <tr key={blueprint.output}>
              <td className="t">
                <Tile of={blueprint.blueprint_item} />
              </td>
              <td className="name">
                <a href={paths.item(blueprint.output)} {...dataAttr(linkedItem)}>
                  {blueprint.name}
                </a>
              </td>
              <td>
                <a href={paths.item(blueprint.require_item)} {...dataAttr(linkedItem)}>
                  {itemName(blueprint.require_item)}
                </a>
              </td>
              <td className="num">
                <CertaintyBadge of={blueprint.require_certainty} at={paths.itemSources(blueprint.output)}>
                  {blueprint.require_weight}
                </CertaintyBadge>
              </td>
              <td>
                <CraftFrom blueprint={blueprint} itemName={itemName} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CraftFrom({ blueprint, itemName }: { blueprint: Blueprint; itemName: (item: string) => string }) {
  return (
    <>
      hot {itemName(blueprint.craft_bar).toLowerCase()}, at least{' '}
      <CertaintyBadge of={blueprint.craft_certainty} at={paths.itemSources(blueprint.output)}>
        {blueprint.min_craft_weight}
      </CertaintyBadge>
    </>
  )
}

/** Minimum weight to hand in. */
export function Weight({ of }: { of: number }) {
  return (
    <span className="bp-weight">
      <Icon name="weight" />
      <span className="sr">weight at least </span>
      {of}
    </span>
  )
}
