import type { Blueprint } from '#model/crafting/blueprint.ts'
import { toChain } from '#model/crafting/blueprint-chain.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import type { ProseData } from '../prose-data.ts'
import { BlueprintTable, Weight } from './blueprint-table.tsx'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import styleSheet from '../../tools/blueprint-planner/blueprint-chain.css?url'

type Props = { blueprints: Blueprint[]; resources: ProseData['resources'] }

/** The unlock chain as pipes: the main line amber, dead ends teal, the minimum weight on each pipe. */
export function BlueprintChain({ blueprints, resources }: Props) {
  const { start, main, sides } = toChain(blueprints)
  const itemName = (item: string) =>
    resources.find(({ safe_name }) => safe_name === item)?.name ?? blueprints.find(({ output }) => output === item)?.name ?? item
  return (
    <div className="drawn bp-wide">
      <link rel="stylesheet" href={styleSheet} />
      <div className="bp">
        <ol style={{ '--n': main.length + 1 }}>
          <li>
            <Node item={start} picture={start} name={itemName(start)} /> <span className="bp-start">Start here</span>
            <Sides of={sides} />
          </li>
          {main.map(({ blueprint, sides: own }) => (
            <li key={blueprint.output}>
              <span className="bp-pipe main">
                <Weight of={blueprint.require_weight} />
              </span>
              <Node item={blueprint.blueprint_item} picture={blueprint.blueprint_item} name={blueprint.name} />
              <Sides of={own} />
            </li>
          ))}
        </ol>
      </div>
      <p className="bp-key">
        <span>
          <i className="bp-sample main" aria-hidden="true" /> the main line: {main.length} steps to the {main.at(-1)?.blueprint.name}
        </span>{' '}
        <span>
          <i className="bp-sample" aria-hidden="true" /> a branch that ends
        </span>{' '}
        <span>
          <Weight of={main[0]?.blueprint.require_weight ?? 0} /> least weight of the item you hand in
        </span>
      </p>
      <BlueprintTable blueprints={blueprints} itemName={itemName} />
    </div>
  )
}

function Sides({ of }: { of: Blueprint[] }) {
  if (of.length === 0) return null
  return (
    <ul>
      {of.map((blueprint) => (
        <li key={blueprint.output}>
          <span className="bp-pipe">
            <Weight of={blueprint.require_weight} />
          </span>
          <Node item={blueprint.blueprint_item} picture={blueprint.blueprint_item} name={blueprint.name} />
        </li>
      ))}
    </ul>
  )
}

function Node({ item, picture, name }: { item: string; picture: string; name: string }) {
  return (
    <a className="bp-node" href={paths.item(item)} {...dataAttr(linkedItem)}>
      <Tile of={picture} />
      <span>{name}</span>
    </a>
  )
}
