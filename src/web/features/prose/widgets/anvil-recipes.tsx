import { Fragment } from 'react'
import { toAnvilRecipes } from '#model/crafting/anvil-recipes.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import type { ProseData } from '../prose-data.ts'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import styleSheet from './anvil-recipes.css?url'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Recipes of the anvil, from the resource records. Rings and necklaces are one recipe for all gems. */
export function AnvilRecipes({ resources, sources }: { resources: ProseData['resources']; sources: ProvenanceEntry[] }) {
  const markOfItem = (item: string) => toMark(sources.find(({ id }) => id === item)?.certainty)
  const itemName = (item: string) => resources.find(({ safe_name }) => safe_name === item)?.name ?? item.replaceAll('-', ' ')
  return (
    <>
      <link rel="stylesheet" href={styleSheet} />
      <ul className="recipes drawn">
        {toAnvilRecipes(resources).map(({ makes, bar, bars, gems, name }) => (
          <li className="card" key={name}>
            <span className="recipe-flow">
              <Tile of={bar} />
              {gems[0] && (
                <>
                  <Icon name="plus" />
                  <Tile of={gems[0]} />
                </>
              )}
              <span className="recipe-pipe" />
              <Tile of={makes[0]?.safe_name ?? ''} />
            </span>
            <h3 className="h4">{name}</h3>
            <p>
              {bars} hot{' '}
              <a href={paths.item(bar)} {...dataAttr(linkedItem)}>
                {itemName(bar).toLowerCase()}
                {bars > 1 && 's'}
              </a>
              {gems.length > 0 && ' and a gem'}
            </p>
            <p className="sm soft">
              {makes.map((product, index) => (
                <Fragment key={product.safe_name}>
                  {index > 0 && ', '}
                  <CertaintyBadge of={markOfItem(product.safe_name)} at={paths.itemSources(product.safe_name)}>
                    <a href={paths.item(product.safe_name)} {...dataAttr(linkedItem)}>
                      {product.name}
                    </a>
                  </CertaintyBadge>
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
