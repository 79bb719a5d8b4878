import {
  everyBlueprint,
  type BlueprintPlan,
  type PlanBlueprint,
  type PlanTotals,
} from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { countOf } from '#model/text/count-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { Marked } from '#web/game-ui/mark.tsx'

type Props = { plan: BlueprintPlan; blueprints: PlanBlueprint[]; nameOf: (item: string) => string }

/** How much is left. What the barge does with what it takes stands in no source, so both readings stand side by side. */
export function PlanReadings({ plan, blueprints, nameOf }: Props) {
  const { steps, kept, returned, had, goal } = plan
  const goalName = goal === everyBlueprint ? 'every blueprint' : `the ${nameOf(goal)}`
  if (steps.length === 0) {
    return (
      <p className="tool-empty" role="status">
        <Icon name="check" className="inline" /> Nothing left: you have {goalName}.
      </p>
    )
  }
  const differ = kept.weight !== returned.weight
  return (
    <>
      <div className="answers" role="status">
        <p className="answer main">
          <span>Weight to hand in</span>
          <b>
            <Marked mark={kept.mark}>
              <span data-answer="weight">{toFieldText(kept.weight)}</span>
            </Marked>
          </b>
          <small>{differ ? `or ${toFieldText(returned.weight)}, if the barge gives things back` : `for ${goalName}`}</small>
        </p>
        <p className="answer">
          <span>Still to unlock</span>
          <b data-answer="steps">{steps.length}</b>
          <small>
            of {blueprints.length} blueprints{had > 0 && `, ${had} on the way done`}
          </small>
        </p>
        {kept.metals.map(({ bar, weight, mark }) => (
          <p key={bar} className="answer">
            <span>{bar === null ? 'Metal not known' : `${nameOf(bar)}s melted in`}</span>
            <b>
              <Marked mark={mark}>{toFieldText(weight)}</Marked>
            </b>
            <small>weight</small>
          </p>
        ))}
      </div>
      <div className="readings">
        <Reading
          title="If the barge keeps it"
          note="Every step takes a piece of its own. Nothing in our sources says otherwise, so plan for this."
          totals={kept}
          nameOf={nameOf}
        />
        <Reading
          title="If it gives it back"
          note={
            differ
              ? 'One piece, as heavy as the most that is asked of it, does for all its steps.'
              : 'The same here: on this way nothing is asked for twice.'
          }
          totals={returned}
          nameOf={nameOf}
        />
      </div>
    </>
  )
}

function Reading({ title, note, totals, nameOf }: { title: string; note: string; totals: PlanTotals; nameOf: (item: string) => string }) {
  return (
    <section className="reading" aria-label={title}>
      <h2 className="h4">{title}</h2>
      <p className="sm soft">{note}</p>
      <ul>
        {totals.items.map(({ item, pieces, weight }) => (
          <li key={item}>
            <Tile of={item} size={32} />
            <span>
              {pieces} × <ItemLink item={{ safe_name: item, name: nameOf(item) }} />
            </span>
            <b>{toFieldText(weight)}</b>
          </li>
        ))}
      </ul>
      <p className="sum">
        <span>{countOf(totals.pieces, 'piece')}, weight together</span>
        <b>
          <Marked mark={totals.mark}>{toFieldText(totals.weight)}</Marked>
        </b>
      </p>
    </section>
  )
}
