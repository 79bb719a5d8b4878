import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { canScrap } from '#model/items/can-scrap.ts'
import { FoldedSection } from '#web/features/items/page/folded-section.tsx'
import { ChunkOdds } from './chunk-odds.tsx'
import type { ItemPageData } from '#web/features/items/page/item-page-data.ts'
import { ScrapValue } from './scrap-value.tsx'
import { WeightCalculator } from './weight-calculator.tsx'
import { toMark } from '#model/wiki/certainty.ts'

type Props = {
  page: ItemPageData
  /** Shown beside the numbers if there is space. */
  children?: React.ReactNode
}

/** The numbers of an item, in two columns. */
export function ItemNumbers({ page, children }: Props) {
  const { details, odds, scrapyard } = page
  const { value } = details
  const facts = lookUpFacts(page.facts)
  const mark = toMark(details.value_certainty)
  const { weighs, scraps } = pickNumbers(page)
  if (countNumbers(page) === 0) return children
  return (
    <div className="two">
      {weighs && value !== null && (
        <FoldedSection title="Weight to value">
          <WeightCalculator item={details.safe_name} base={value} certainty={mark} />
        </FoldedSection>
      )}
      {odds.length > 0 && (
        <FoldedSection title="Odds of a find">
          <ChunkOdds odds={odds} item={details} />
        </FoldedSection>
      )}
      {scraps && value !== null && (
        <FoldedSection title="Scrap value">
          <ScrapValue
            item={details.safe_name}
            price={value}
            version={details.value_version}
            mark={mark}
            metalPercent={scraps.metal}
            barPercent={scraps.bar}
            scrapyard={scrapyard}
            facts={facts}
          />
        </FoldedSection>
      )}
      {children}
    </div>
  )
}

/** Number of number cards on an item's page. */
export function countNumbers(page: ItemPageData): number {
  const { weighs, scraps } = pickNumbers(page)
  return [weighs, page.odds.length > 0, scraps !== null].filter(Boolean).length
}

function pickNumbers({ details, facts: list }: ItemPageData) {
  const { value, price_per_weight, shop_role } = details
  const facts = lookUpFacts(list)
  const [metal, bar] = [facts.number('scrap_percent'), facts.number('scrap_bar_percent')]
  const scrapped = shop_role === 'sells' && canScrap(details)
  return {
    weighs: price_per_weight && value !== null && value > 0,
    scraps: scrapped && metal !== null && bar !== null ? { metal, bar } : null,
  }
}
