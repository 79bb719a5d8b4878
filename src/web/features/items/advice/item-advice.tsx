import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { Explanation } from '#model/items/item-explanations.ts'
import { paths } from '#model/wiki/paths.ts'
import { FoldedSection } from '#web/features/items/page/folded-section.tsx'
import { Section } from '#web/ui/section.tsx'
import { ExplosionRadii } from '#web/features/prose/widgets/explosion-radii.tsx'
import { PlantStages } from '#web/features/prose/widgets/plant-stages.tsx'
import { DiggingAdvice } from './digging.tsx'
import { FishingAdvice } from './fishing.tsx'
import { LogicElementAdvice } from './logic-element.tsx'
import { SplitterAdvice } from './splitter.tsx'
import { FilterAdvice, PressureAdvice } from './water.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import type { ItemPageData } from '#web/features/items/page/item-page-data.ts'
import { explainMarks } from '#web/features/certainty/cited-facts.ts'
import { findReason } from '#web/features/certainty/reasons.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** How to use an item, rendered from the facts of the game. */
export function ItemExplanations({ page }: { page: ItemPageData }) {
  const { explanations, element } = page
  return (
    <>
      {element && (
        <Section title="What it does" badge={<CertaintyBadge of={findReason(page.sources, 'what_it_does')} />}>
          <LogicElementAdvice element={{ ...element, explanation: explainMarks(element.explanation, page.cited) }} sources={page.sources} />
        </Section>
      )}
      {explanations.map((kind) => {
        const part = toSection(kind, page)
        return (
          part && (
            <FoldedSection key={part.title} title={part.title}>
              {part.content}
            </FoldedSection>
          )
        )
      })}
    </>
  )
}

function toSection(
  explanation: Explanation,
  { details, facts: list, partner }: ItemPageData,
): { title: string; content: React.ReactNode } | null {
  const facts = lookUpFacts(list)
  switch (explanation) {
    case 'digging':
      return { title: 'How much it lifts', content: <DiggingAdvice facts={facts} current={details.safe_name} /> }
    case 'fishing':
      return { title: 'How to fish', content: <FishingAdvice facts={facts} /> }
    case 'filter':
      return { title: 'Clean water', content: <FilterAdvice facts={facts} /> }
    case 'pressure':
      return { title: 'Water pressure', content: <PressureAdvice facts={facts} /> }
    case 'splitter':
      return { title: 'How to use it', content: <SplitterAdvice facts={facts} /> }
    case 'explosives':
      return { title: 'How far it reaches', content: <ExplosionRadii facts={list} current={details.safe_name} /> }
    case 'growth':
      return {
        title: 'How it grows',
        content: (
          <>
            <PlantStages facts={list} plant={details.group === 'crop' ? details.safe_name : partner?.safe_name} />
            {partner && (
              <p className="sm muted note">
                {details.group === 'crop' ? 'Grown from the ' : 'Grows into '}
                <ItemLink item={partner} />. <a href={paths.itemGroup('crop')}>All crops</a>
              </p>
            )}
          </>
        ),
      }
    case 'odds':
      return null
  }
}
