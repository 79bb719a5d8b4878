import { toOutputs } from '#model/my-game/hand-ins.ts'
import { chosenSlot } from '#model/my-game/my-game.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { followGoal } from '#model/tools/blueprint-planner/next-goal.ts'
import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { api } from '#web/browser/api.ts'
import { gameStore } from '#web/features/my-game/game-store.ts'
import { planStore } from '#web/features/tools/blueprint-planner/plan-store.ts'

/** What is to be unlocked next for the goal that the reader follows, as the page Now has it. */
export function createGoal(onChange: () => void) {
  let blueprints: readonly PlanBlueprint[] | undefined
  let isAsked = false
  const look = () => {
    onChange()
    // Who follows no goal does not load the chain.
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
  planStore.subscribe(look)
  gameStore.subscribe(onChange)
  return {
    look,
    /** Nothing while nothing is known of the chain, and where nothing is left. */
    read(): PlanBlueprint | undefined {
      const { text } = planStore.read()
      if (!text || !blueprints) return undefined
      const { goal } = plannerAddress.with(blueprints).read(new URLSearchParams(text))
      return followGoal(blueprints, { goal, have: toOutputs(blueprints, chosenSlot(gameStore.read().games).have.blueprint) }).next
    },
  }
}
