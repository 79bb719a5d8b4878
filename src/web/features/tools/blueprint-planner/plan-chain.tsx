import { toChain } from '#model/crafting/blueprint-chain.ts'
import type { BlueprintPlan, PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './plan-chain.css'

type Props = {
  plan: BlueprintPlan
  blueprints: PlanBlueprint[]
  have: readonly string[]
  itemName: (item: string) => string
  onToggle: (output: string) => void
}
type State = 'had' | 'way' | 'off'

const words: Record<State, string> = { had: '', way: ', still to unlock', off: ', not needed' }

/** The unlock chain with the path to the goal highlighted. The reader ticks the blueprints they own. */
export function PlanChain({ plan, blueprints, have, itemName, onToggle }: Props) {
  const { start, main, sides } = toChain(blueprints)
  const ahead = new Set(plan.steps.map(({ blueprint }) => blueprint.output))
  const stateOf = ({ output }: PlanBlueprint): State => (have.includes(output) ? 'had' : ahead.has(output) ? 'way' : 'off')
  const node = (blueprint: PlanBlueprint) => <Node blueprint={blueprint} state={stateOf(blueprint)} onToggle={onToggle} />
  const listSides = (of: PlanBlueprint[]) =>
    of.length > 0 && (
      <ul>
        {of.map((blueprint) => (
          <li key={blueprint.output} className={`is-${stateOf(blueprint)}`}>
            <Pipe blueprint={blueprint} />
            {node(blueprint)}
          </li>
        ))}
      </ul>
    )
  return (
    <div className="drawn bp-wide plan-chain">
      <div className="bp">
        <ol style={{ '--n': main.length + 1 }}>
          <li>
            <a className="bp-node" href={paths.item(start)} {...dataAttr(linkedItem)}>
              <Tile of={start} />
              <span>{itemName(start)}</span>
            </a>{' '}
            <span className="bp-start">Start here</span>
            {listSides(sides)}
          </li>
          {main.map(({ blueprint, sides: own }) => (
            <li key={blueprint.output} className={`is-${stateOf(blueprint)}`}>
              <Pipe blueprint={blueprint} main />
              {node(blueprint)}
              {listSides(own)}
            </li>
          ))}
        </ol>
      </div>
      <p className="bp-key">
        <span>
          <i className="bp-sample main" aria-hidden="true" /> still to unlock, with the least weight to hand in
        </span>{' '}
        <span>
          <i className="bp-sample off" aria-hidden="true" /> not needed for it
        </span>
      </p>
    </div>
  )
}

function Pipe({ blueprint: { require_weight }, main = false }: { blueprint: PlanBlueprint; main?: boolean }) {
  return (
    <span className={main ? 'bp-pipe main' : 'bp-pipe'}>
      <span className="bp-weight">
        <Icon name="weight" />
        <span className="sr">weight at least </span>
        {require_weight}
      </span>
    </span>
  )
}

type NodeProps = { blueprint: PlanBlueprint; state: State; onToggle: Props['onToggle'] }

function Node({ blueprint: { blueprint_item, name, output }, state, onToggle }: NodeProps) {
  return (
    <div className="bp-node">
      <span className="bp-tick">
        <input
          type="checkbox"
          name="have"
          value={output}
          aria-label={name + words[state]}
          checked={state === 'had'}
          onChange={() => onToggle(output)}
        />
        <Tile of={blueprint_item} eager />
        <span className="plan-tick">{state === 'had' && <Tick />}</span>
      </span>
      <a className="bp-name" href={paths.item(blueprint_item)} {...dataAttr(linkedItem)}>
        {name}
      </a>
    </div>
  )
}

/** A line thicker than that of icons. */
function Tick() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M20 6 9 17l-5-5" />
    </svg>
  )
}
