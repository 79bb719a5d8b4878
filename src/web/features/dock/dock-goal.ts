import { toOutputs } from '#model/my-game/hand-ins.ts'
import { chosenSlot } from '#model/my-game/my-game.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { followGoal } from '#model/tools/blueprint-planner/next-goal.ts'
import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { api } from '#web/browser/api.ts'
import { gameStore } from '#web/features/my-game/game-store.ts'
import { planStore } from '#web/features/tools/blueprint-planner/plan-store.ts'

/** The next blueprint of the goal that the reader follows on the page Now. */
export function createGoal(onChange: () => void) {
  let blueprints: readonly PlanBlueprint[] | undefined
  let isAsked = false
  const refreshGoal = () => {
    onChange()
    // Blueprints are loaded only if the reader follows a goal.
    if (isAsked || !planStore.read().text) return
    isAsked = true
    api.blueprints().then(
      (all) => {
        blueprints = all
        onChange()
      },
      () => (isAsked = false),
    )
  }
  planStore.subscribe(refreshGoal)
  gameStore.subscribe(onChange)
  return {
    refresh: refreshGoal,
    /** Undefined until the blueprints are loaded, and when the goal is reached. */
    read(): PlanBlueprint | undefined {
      const { text } = planStore.read()
      if (!text || !blueprints) return undefined
      const { goal } = plannerAddress.with(blueprints).read(new URLSearchParams(text))
      return followGoal(blueprints, { goal, have: toOutputs(blueprints, chosenSlot(gameStore.read().games).have.blueprint) }).next
    },
  }
}
