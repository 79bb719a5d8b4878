import { useSyncExternalStore } from 'react'
import { toOutputs } from '#model/my-game/hand-ins.ts'
import { chosenSlot } from '#model/my-game/my-game.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { Icon } from '#web/ui/icon.tsx'
import { gameStore } from './game-store.ts'

type Props = { blueprints: readonly PlanBlueprint[]; have: readonly string[]; onTake: (have: string[]) => void }

/** Ticks the blueprints of the reader's game. Nothing while it has none, or they are ticked already. */
export function TakeBlueprints({ blueprints, have, onTake }: Props) {
  const slot = chosenSlot(useSyncExternalStore(gameStore.subscribe, gameStore.read, gameStore.readOnServer).games)
  const mine = toOutputs(blueprints, slot.have.blueprint)
  if (mine.length === 0 || mine.join() === have.join()) return null
  return (
    <button className="btn small" type="button" onClick={() => onTake(mine)}>
      <Icon name="check" />
      As in {slot.name || 'my game'}
    </button>
  )
}
