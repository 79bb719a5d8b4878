import type { BlueprintPlan, PlanTotals } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { countOf } from '#model/text/count-of.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = { plan: BlueprintPlan; itemName: (item: string) => string }

/** What to hand in. No source says whether the barge keeps or returns an item; where that matters, both readings are shown side by side. */
export function PlanReadings({ plan: { steps, kept, returned }, itemName }: Props) {
  if (steps.length === 0) return null
  if (kept.weight === returned.weight) {
    return (
      <div className="readings">
        <Reading
          title="What to hand in"
          note="The list is the same whether the barge keeps your pieces or gives them back: no two of these steps ask for the same thing."
          totals={kept}
          itemName={itemName}
        />
      </div>
    )
  }
  return (
    <div className="readings">
      <Reading
        title="If the barge keeps it"
        note="Every step takes a piece of its own. Nothing in our sources says otherwise, so plan for this."
        totals={kept}
        itemName={itemName}
      />
      <Reading
        title="If it gives it back"
        note="One piece, as heavy as the most that is asked of it, does for all its steps."
        totals={returned}
        itemName={itemName}
      />
    </div>
  )
}

function Reading({
  title,
  note,
  totals,
  itemName,
}: {
  title: string
  note: string
  totals: PlanTotals
  itemName: (item: string) => string
}) {
  return (
    <section className="reading" aria-label={title}>
      <h2 className="h4">{title}</h2>
      <p className="sm soft">{note}</p>
      <ul>
        {totals.items.map(({ item, pieces, weight }) => (
          <li key={item}>
            <Tile of={item} size={32} />
            <span>
              {pieces} × <ItemLink item={{ safe_name: item, name: itemName(item) }} />
            </span>{' '}
            <b>{toFieldText(weight)}</b>
          </li>
        ))}
      </ul>
      <p className="sum">
        <span>{countOf(totals.pieces, 'piece')}, total weight</span>{' '}
        <b>
          <CertaintyBadge of={totals.mark}>{toFieldText(totals.weight)}</CertaintyBadge>
        </b>
      </p>
    </section>
  )
}
