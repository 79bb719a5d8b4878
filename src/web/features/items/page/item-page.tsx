import type { CraftingTree } from '#model/crafting/crafting-tree.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { listItemTools } from '#model/items/item-tools.ts'
import { pickNeighbours } from '#model/items/neighbours.ts'
import { processes } from '#model/crafting/recipes.ts'
import { paths } from '#model/wiki/paths.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { waitsForSight } from '#web/browser/sight/wait-for-sight.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Section } from '#web/ui/section.tsx'
import { AdSlot } from '#web/features/ads/ad-slot.tsx'
import { OnTheMap } from '#web/features/map/on-the-map.tsx'
import { pictureItems } from '#web/features/prose/prose-html.ts'
import { BlueprintSteps } from './blueprint-steps.tsx'
import { ItemExplanations } from '#web/features/items/advice/item-advice.tsx'
import { ItemInfobox } from './item-infobox.tsx'
import { ItemGuides, MoreInGuides } from './item-guides.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemMentions } from './item-mentions.tsx'
import { countNumbers, ItemNumbers } from '#web/features/items/numbers/item-numbers.tsx'
import type { ItemPageData } from './item-page-data.ts'
import { ItemRecipes } from './item-recipes.tsx'
import { ItemSources } from './item-sources.tsx'
import { ItemStores, StoresBadge } from './item-stores.tsx'
import { FoldedSection } from './folded-section.tsx'
import { ItemTools } from './item-tools.tsx'
import { ItemPager, SameGroup } from './same-group.tsx'
import { ToolWork } from './tool-work.tsx'
import { VersionNotes } from './version-notes.tsx'
import { findReason } from '#web/features/certainty/reasons.ts'
import { QuestionLinks } from '#web/features/certainty/questions/question-links.tsx'
import { explainMarks } from '#web/features/certainty/cited-facts.ts'
import { CitedGuesses } from '#web/features/certainty/unconfirmed.tsx'
import { CertaintyBadge, SourceAnchor } from '#web/game-ui/certainty-badge.tsx'

/** Id of the sources section; `paths.itemSources` links to it. */
const sourcesId = 'sources'

const neighbours = 6

/** Renders the crafting tree. The map shows item pages without it and does not load its code. */
export type RenderTree = (tree: CraftingTree) => React.ReactNode

/** An item's page below its title: the infobox, then sections in the order players need them. */
export function ItemPage({ page, renderTree }: { page: ItemPageData; renderTree?: RenderTree | undefined }) {
  const { details, stores, tree, recipes, work, blueprint, mentions } = page
  const treeDrawing = tree && renderTree ? renderTree(tree) : null
  // A tree or two numbers make a long page: short sections move to the side column.
  const isLong = treeDrawing !== null || countNumbers(page) > 1
  // A single number leaves space for the map beside it.
  const mapBeside = countNumbers(page) === 1
  // The section of a digsite has its own map.
  const map = page.places.length > 0 && details.found_at.length === 0 && (
    <FoldedSection title="On the map" className={mapBeside || isLong ? undefined : 'map-wide'}>
      <OnTheMap places={page.places} />
    </FoldedSection>
  )
  const same = pickNeighbours(details.same_group, details, neighbours)
  const group = itemGroups[details.group]
  const trade = page.sources.filter(({ kind, field }) => kind === 'item' && lineOf(field) === 'shops')
  const facts = lookUpFacts(page.facts)
  const tools = listItemTools(details, { goal: page.planGoal, isFind: page.dropChance !== null })
  const workItOut = tools.length > 0 && (
    <FoldedSection title="Calculators">
      <ItemTools tools={tools} />
    </FoldedSection>
  )
  const others = same.length > 0 && (
    <FoldedSection title={details.group === 'other' ? 'More items' : `More ${group.toLowerCase()}`}>
      <SameGroup items={same} />
      <p className="sm">
        <a href={paths.itemGroup(details.group)}>All {details.group === 'other' ? 'other items' : group.toLowerCase()}</a>
      </p>
    </FoldedSection>
  )
  const HowToGet = blueprint ? FoldedSection : Section
  const beside = isLong && (mapBeside ? workItOut : map)
  return (
    <SourceAnchor value={`#${sourcesId}`}>
      {details.modded && (
        <Callout tone="modded">
          <b>Added by {details.mod ? <a href={paths.legacyMod(details.mod)}>{details.mod}</a> : 'a mod; we don’t know which one'}.</b> This
          item is not in the unmodded game. See <a href={paths.mods}>how to get mods</a>.
        </Callout>
      )}
      <div className="split">
        <aside className="stack md" aria-label="At a glance">
          <ItemInfobox page={page} />
          <AdSlot />
        </aside>
        <div className="stack lg">
          <VersionNotes mentions={mentions} />
          <Section title="Stores" badge={<StoresBadge entries={trade} />}>
            <ItemStores stores={stores} item={details} entries={trade} places={page.places} />
          </Section>
          {treeDrawing && (
            // Not needed with a blueprint: its steps say the same.
            <HowToGet title="How to get it, what to make">
              {treeDrawing}
              {recipes.length > 0 && (
                <details className="fold">
                  <summary>Show as a table</summary>
                  <ItemRecipes recipes={recipes} item={details} reason={findReason(page.sources, 'recipe', 'resource')} />
                </details>
              )}
            </HowToGet>
          )}
          {blueprint && (
            <Section title={details.group === 'blueprint' ? 'How to research and use it' : 'How to craft it'}>
              <BlueprintSteps
                blueprint={blueprint}
                itemName={page.itemName}
                shop={page.researchShop}
                sources={page.sources}
                count={page.blueprintCount}
                bookcaseHolds={facts.number('bookcase_blueprints')}
                facts={facts}
              />
            </Section>
          )}
          {details.advice && (
            <Section title="Tips" badge={<CertaintyBadge of={findReason(page.sources, 'advice', 'item')} />}>
              <div className="card advice" {...dataAttr(waitsForSight)}>
                {/* Sanitized when the content was read. */}
                <div className="prose" dangerouslySetInnerHTML={{ __html: pictureItems(explainMarks(details.advice, page.cited)) }} />
                <MoreInGuides guides={page.guides} />
              </div>
            </Section>
          )}
          {!details.advice && page.guides.length > 0 && (
            <Section title="In the guides" more={<a href={paths.guideBook}>Guide Book</a>}>
              <ItemGuides guides={page.guides} />
            </Section>
          )}
          {page.history.length > 0 && (
            <FoldedSection title="History">
              <ItemHistory page={page} described={facts.text('described_versions') ?? ''} />
            </FoldedSection>
          )}
          {details.found_at.length > 0 && (
            <Section
              title="Where to find it"
              badge={<CertaintyBadge of={findReason(page.sources, 'digsite')} />}
              more={<a href={paths.digsites}>Digsites</a>}
              className="map-wide"
            >
              <OnTheMap places={page.places} />
            </Section>
          )}
          <ItemExplanations page={page} />
          {work && (
            <FoldedSection
              title={work.process === 'wash' ? 'What it washes out' : `What to ${processes[work.process].name.toLowerCase()} with it`}
            >
              <ToolWork work={work} />
            </FoldedSection>
          )}
          <ItemNumbers page={page}>{mapBeside && map}</ItemNumbers>
          {workItOut !== beside && workItOut}
          {!treeDrawing && recipes.length > 0 && (
            <Section title="Recipes">
              <ItemRecipes recipes={recipes} item={details} />
            </Section>
          )}
          {!mapBeside && map !== beside && map}
          {!isLong && others}
        </div>
        {(beside || mentions.length > 0) && (
          <aside className={`stack lg${beside ? ' duo' : ''}`} aria-label="More about it">
            {beside}
            {mentions.length > 0 && (
              <FoldedSection title="Read more">
                <ItemMentions mentions={mentions} />
              </FoldedSection>
            )}
          </aside>
        )}
      </div>
      <div className="stack lg rest">
        {isLong && others}
        <ItemPager previous={details.previous} next={details.next} />
        <CitedGuesses cited={page.cited} />
        <Section title="Sources" className="quiet">
          <QuestionLinks of={page.questions} />
          <details className="fold">
            <summary>
              All sources, checked <FullDate value={details.checked} />
            </summary>
            {/* The target is inside the `<details>`: browsers then open it. */}
            <div id={sourcesId}>
              <ItemSources
                entries={page.sources}
                checked={details.checked}
                gameClass={details.game_class}
                modded={details.modded}
                stores={stores}
              />
            </div>
          </details>
        </Section>
      </div>
    </SourceAnchor>
  )
}
