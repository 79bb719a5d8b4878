import { everyBlueprint, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import type { followGoal, OnTheWay } from '#model/tools/blueprint-planner/next-goal.ts'
import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { GoalOptions } from '#web/features/tools/blueprint-planner/goal-options.tsx'
import type { Plan } from './use-plan.ts'

type Props = {
  plan: Plan
  followed: ReturnType<typeof followGoal>
  blueprints: readonly PlanBlueprint[]
  itemName: (item: string) => string
  isReady: boolean
}

/** The next step in one sentence, and the path to the goal. */
export function GoalPanel({
  plan: { state, planner, isLinked, choose, take, follow },
  followed: { next, left, way },
  blueprints,
  itemName,
  isReady,
}: Props) {
  const { goal, have } = state
  const goalName = goal === everyBlueprint ? 'the last blueprint' : `the ${itemName(goal)}`
  const tick = (output: string, isHad: boolean) => take(isHad ? [...have, output] : have.filter((other) => other !== output))
  const last = way.findLast(({ blueprint }) => have.includes(blueprint.output))?.blueprint.output
  return (
    <section className="now-goal" aria-label="Next goal">
      <h1>{next ? <NextStep next={next} itemName={itemName} /> : 'Nothing left to unlock'}</h1>
      <p>
        {next ? (
          <>
            <span role="status">It unlocks the {next.name}.</span>{' '}
            <CalculationLink to={planner}>{`${countOf(left, 'step')} to ${goalName}`}</CalculationLink>.
          </>
        ) : (
          `You have all on the way to ${goalName}.`
        )}
      </p>
      <ol className="now-chain">
        {way.map((place) => (
          <ChainPlace key={place.blueprint.output} {...place} itemName={itemName} />
        ))}
      </ol>
      <p className="row needs-js">
        {next && (
          <button type="button" className="btn gold" disabled={!isReady} onClick={() => tick(next.output, true)}>
            <Icon name="check" />
            Handed in
          </button>
        )}
        {last && (
          <button type="button" className="btn" disabled={!isReady} onClick={() => tick(last, false)}>
            <Icon name="undo-2" />
            Not yet: {itemName(last)}
          </button>
        )}
      </p>
      {isLinked && (
        <p className="row needs-js">
          This goal comes from a link; yours is left as it is.{' '}
          <button type="button" className="btn small" disabled={!isReady} onClick={follow}>
            Follow it in my game
          </button>
          <a href={paths.now()}>Show mine</a>
        </p>
      )}
      <details>
        <summary>Another goal, and what I have</summary>
        <form action={paths.now()} aria-label="Goal">
          <label className="fl">
            I want to unlock
            <span className="field">
              <select name="goal" value={goal} onChange={({ target }) => choose(target.value)}>
                <GoalOptions of={blueprints} />
              </select>
            </span>
          </label>
          <fieldset>
            <legend>I already have</legend>
            {blueprints.map(({ output, name }) => (
              <label key={output}>
                <input
                  type="checkbox"
                  className="check"
                  name="have"
                  value={output}
                  checked={have.includes(output)}
                  onChange={({ target }) => tick(output, target.checked)}
                />
                {name}
              </label>
            ))}
          </fieldset>
          {isReady && !isLinked && (
            <p>
              What you have is kept in <a href={paths.myGame}>My progress</a>.
            </p>
          )}
          <button className="btn no-js-only">Show</button>
        </form>
      </details>
    </section>
  )
}

export function NextStep({ next, itemName }: { next: PlanBlueprint; itemName: (item: string) => string }) {
  return (
    <>
      Hand in one {itemName(next.require_item)} of weight <span className="now-weight">{next.require_weight}</span> or more
    </>
  )
}

const looks: Record<OnTheWay['state'], { word: string; className?: string }> = {
  done: { word: 'done', className: 'is-done' },
  next: { word: 'next', className: 'is-next' },
  ahead: { word: '' },
}

function ChainPlace({
  blueprint: { blueprint_item, name, require_item, require_weight },
  state,
  itemName,
}: OnTheWay & Pick<Props, 'itemName'>) {
  const { word, className } = looks[state]
  return (
    <li className={className} aria-current={state === 'next' ? 'step' : undefined}>
      <ItemLink item={{ safe_name: blueprint_item, name }}>
        <Tile of={blueprint_item} size={64} eager />
        <span>{name}</span>
      </ItemLink>
      {state !== 'done' && (
        <>
          <small className="now-item">
            <span className="sr">: hand in one </span>
            {itemName(require_item)} of&nbsp;weight{' '}
          </small>
          <span className="now-weight">
            {require_weight}
            <span className="sr"> or more</span>
          </span>
        </>
      )}
      {word && <small> {word}</small>}
    </li>
  )
}
