import { itemGroups } from '#model/item-groups.ts'
import { lookUpFacts } from '#model/fact-lookup.ts'
import { pickNeighbours } from '#model/neighbours.ts'
import { processes } from '#model/recipes.ts'
import { paths } from '../../paths.ts'
import { Callout } from '../../ui/callout.tsx'
import { Section } from '../../ui/section.tsx'
import { AdSlot } from '../layout/ad-slot.tsx'
import { BlueprintSteps } from './blueprint-steps.tsx'
import { ChunkOdds } from './chunk-odds.tsx'
import { CraftingTree } from './crafting-tree.tsx'
import { ItemAdvice } from './item-advice.tsx'
import { ItemCard } from './item-card.tsx'
import type { ItemPageData } from './item-page-data.ts'
import { ItemRecipes } from './item-recipes.tsx'
import { ItemSources } from './item-sources.tsx'
import { ItemStores } from './item-stores.tsx'
import { ItemPager, SameGroup } from './same-group.tsx'
import { ScrapValue } from './scrap-value.tsx'
import { ToolWork } from './tool-work.tsx'
import { WeightCalculator } from './weight-calculator.tsx'
import { WhereFound } from './where-found.tsx'

/** Other items of the group that a page shows. */
const neighbours = 6

/** An item's page below its title: the card at the side, then what a player asks for first. */
export function ItemPage({ page }: { page: ItemPageData }) {
  const { details, stores, tree, recipes, work, blueprint } = page
  const same = pickNeighbours(details.same_group, details, neighbours)
  const group = itemGroups[details.group]
  return (
    <>
      {details.modded && (
        <Callout kind="modded">
          <b>Added by a mod.</b> This item is not in the unmodded game. See <a href={paths.mods}>how to get mods</a>.
        </Callout>
      )}
      <div className="split">
        <aside className="stack md" aria-label="At a glance">
          <ItemCard page={page} />
          <AdSlot />
        </aside>
        <div className="stack lg">
          <Section title="Stores">
            <ItemStores stores={stores} item={details} />
          </Section>
          {details.found_at.length > 0 && (
            <Section title="Where to find it" more={<a href={paths.digsites}>All digsites</a>}>
              <WhereFound places={details.found_at} />
            </Section>
          )}
          {tree && (
            <Section title="Where it comes from, what it becomes">
              <CraftingTree tree={tree} />
            </Section>
          )}
          {blueprint && (
            <Section title={details.group === 'blueprint' ? 'How to research and use it' : 'How to craft it'}>
              <BlueprintSteps
                blueprint={blueprint}
                nameOf={page.nameOf}
                shop={page.researchShop}
                count={page.blueprintCount}
                bookcaseHolds={lookUpFacts(page.facts).number('bookcase_blueprints')}
              />
            </Section>
          )}
          <ItemAdvice page={page} />
          {work && (
            <Section title={`What to ${processes[work.process].name.toLowerCase()} with it`}>
              <ToolWork work={work} />
            </Section>
          )}
          <NumbersOf page={page} />
          {recipes.length > 0 && (
            <Section title="Recipes">
              <ItemRecipes recipes={recipes} item={details} />
            </Section>
          )}
          {same.length > 0 && (
            <Section
              title={details.group === 'other' ? 'More items' : `More ${group.toLowerCase()}`}
              more={<a href={paths.itemGroup(details.group)}>All {details.group === 'other' ? 'of these' : group.toLowerCase()}</a>}
            >
              <SameGroup items={same} />
            </Section>
          )}
          <ItemPager previous={details.previous} next={details.next} />
          <Section title="Sources" className="quiet">
            <ItemSources entries={page.sources} gameClass={details.game_class} />
          </Section>
        </div>
      </div>
    </>
  )
}

/** The numbers of an item, two side by side where there are two. */
function NumbersOf({ page: { details, odds, facts: list, scrapyard } }: { page: ItemPageData }) {
  const { value, value_estimate: estimate, price_per_weight, shop_role, group } = details
  const facts = lookUpFacts(list)
  const [metal, bar] = [facts.number('scrap_percent'), facts.number('scrap_bar_percent')]
  const weighs = price_per_weight && value !== null && value > 0
  const scraps = shop_role === 'sells' && group !== 'blueprint' && value !== null && metal !== null && bar !== null
  if (!weighs && !scraps && odds.length === 0) return null
  return (
    <div className="two">
      {weighs && (
        <Section title="Weight and value">
          <WeightCalculator base={value} estimate={estimate} />
        </Section>
      )}
      {odds.length > 0 && (
        <Section title="Odds per chunk">
          <ChunkOdds odds={odds} item={details} />
        </Section>
      )}
      {scraps && (
        <Section title="Scrap value">
          <ScrapValue price={value} estimate={estimate} metalPercent={metal} barPercent={bar} scrapyard={scrapyard} />
        </Section>
      )}
    </div>
  )
}
