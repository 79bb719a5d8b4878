import { toOutputs } from '#model/my-game/hand-ins.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useGameSlot } from './use-game-slot.ts'

type Props = { blueprints: readonly PlanBlueprint[]; have: readonly string[]; onTake: (have: string[]) => void }

/** Button that ticks the blueprints of the reader's game. Hidden without blueprints, or if they are ticked. */
export function FillFromBlueprints({ blueprints, have, onTake }: Props) {
  const slot = useGameSlot()
  const mine = toOutputs(blueprints, slot.have.blueprint)
  if (mine.length === 0 || mine.join() === have.join()) return null
  return (
    <button className="btn small" type="button" onClick={() => onTake(mine)}>
      <Icon name="check" />
      As in {slot.name || 'my game'}
    </button>
  )
}
