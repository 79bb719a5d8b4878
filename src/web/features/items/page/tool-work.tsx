import { markOfNeeds, processes, shortNeedsWithMetal, type Process, type Recipe } from '#model/crafting/recipes.ts'
import { worstMark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItems } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** With more guesses, one line above the list replaces their badges. */
const maxBadges = 3

/** Items made with a tool or machine, as linked tiles; rings and necklaces are grouped by ingredients. */
export function ToolWork({ work: { process, recipes } }: { work: { process: Process; recipes: Recipe[] } }) {
  const kinds = groupByKind(recipes).map((kind) => ({ ...kind, mark: worstMark(kind.products.map(markOfNeeds)) }))
  const guesses = kinds.filter(({ mark }) => mark === 'guess').length
  return (
    <>
      {guesses > maxBadges && (
        <p className="sm muted">
          {guesses} of {kinds.length} recipes are partly unconfirmed. An item’s page shows what.
        </p>
      )}
      <ul className="work" {...dataAttr(linkedItems)}>
        {kinds.map(({ title, needs, products, mark }) => (
          <li className="card" key={title}>
            <div>
              <h3 className="h4">{title}</h3>
              <p className="sm soft">
                <CertaintyBadge of={guesses > maxBadges ? null : mark} at={products[0] && paths.itemSources(products[0].safe_name)}>
                  {needs || `${processes[process].done} ${processes[process].where}`}
                </CertaintyBadge>
              </p>
            </div>
            <div className="tiles">
              {products.map(({ name, safe_name }) => (
                <a key={safe_name} href={paths.item(safe_name)}>
                  <Tile of={safe_name} name={name} isListed />
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

type Kind = { title: string; needs: string; products: Recipe[] }

/** Jewelry with a gem is one recipe for all gems. Blueprint recipes have different amounts, so each is its own. */
function groupByKind(recipes: Recipe[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const recipe of recipes) {
    const gemmed = recipe.type === 'jewelry' && recipe.ingredients.length > 1
    const alike = gemmed || ['gem', 'composite-gem', 'uncut-gem', 'ore', 'bar'].includes(recipe.type)
    const title = gemmed ? (recipe.name.split(' ').at(-1) ?? recipe.name) : alike ? (titles[recipe.type] ?? recipe.name) : recipe.name
    const kind = kinds.get(title) ?? { title, needs: alike && !gemmed ? '' : shortNeedsWithMetal(recipe), products: [] }
    kind.products.push(recipe)
    kinds.set(title, kind)
  }
  return [...kinds.values()]
}

const titles: Partial<Record<Recipe['type'], string>> = {
  ore: 'Ores',
  'uncut-gem': 'Uncut gems',
  gem: 'Cut gems',
  'composite-gem': 'Composite gems',
  bar: 'Bars',
}
