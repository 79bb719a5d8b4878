import { everyBlueprint, type BlueprintPlan, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { Icon } from '#web/ui/icon.tsx'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = { plan: BlueprintPlan; blueprints: readonly PlanBlueprint[]; itemName: (item: string) => string }

/** Weight and number of blueprints left for the goal. */
export function PlanAnswers({ plan: { steps, kept, returned, had, goal }, blueprints, itemName }: Props) {
  const goalName = goal === everyBlueprint ? 'every blueprint' : `the ${itemName(goal)}`
  if (steps.length === 0) {
    return (
      <p className="tool-empty" role="status">
        <Icon name="check" /> Nothing left: you have {goalName}.
      </p>
    )
  }
  const differ = kept.weight !== returned.weight
  return (
    <div className="answers" role="status">
      <p className="answer main">
        <span>Weight to hand in</span>{' '}
        <b>
          <CertaintyBadge of={kept.mark} variant="text">
            <span data-answer="weight">{toFieldText(roundResult(kept.weight, kept.mark))}</span>
          </CertaintyBadge>
        </b>{' '}
        {differ ? (
          <small>
            or {toFieldText(roundResult(returned.weight, returned.mark))}
            <span className="d-only">, if things come back</span>
          </small>
        ) : (
          <small className="d-only">for {goalName}</small>
        )}
      </p>
      <p className="answer">
        <span>Still to unlock</span> <b data-answer="steps">{steps.length}</b>{' '}
        <small>
          of {blueprints.length}
          <span className="d-only"> blueprints{had > 0 && `, ${had} on the way done`}</span>
        </small>
      </p>
      {kept.metals.map(({ bar, weight, mark }) => (
        <p key={bar} className="answer">
          <span>
            {/* The weight is that of the hand-ins; that they weigh as much as their bars is the guess. */}
            <CertaintyBadge of={mark} variant="text">
              {bar === null ? 'Unknown metal' : `${itemName(bar)}s`}
            </CertaintyBadge>
          </span>{' '}
          <b>{toFieldText(weight)}</b> <small className="d-only">weight</small>
        </p>
      ))}
    </div>
  )
}
