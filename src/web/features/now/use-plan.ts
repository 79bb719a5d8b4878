import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { toOutputs, withBlueprints } from '#model/my-game/hand-ins.ts'
import { chosenSlot } from '#model/my-game/my-game.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { plannerAddress, hasPlan, type PlannerState } from '#model/tools/blueprint-planner/planner-address.ts'
import { paths } from '#model/wiki/paths.ts'
import { gameStore } from '#web/features/my-game/game-store.ts'
import { planStore } from '#web/features/tools/blueprint-planner/plan-store.ts'

/**
 * The goal that is followed, with the blueprints that are there: the reader's own goal and what they have in their game, unless the
 * address says both. What is changed of somebody's link changes the link, and nothing that the reader keeps.
 */
export function usePlan(given: PlannerState, isGiven: boolean, blueprints: readonly PlanBlueprint[]) {
  const { text } = useSyncExternalStore(planStore.subscribe, planStore.read, planStore.readOnServer)
  const { games } = useSyncExternalStore(gameStore.subscribe, gameStore.read, gameStore.readOnServer)
  const [linked, setLinked] = useState(isGiven ? given : undefined)
  const shape = useMemo(() => plannerAddress.with(blueprints), [blueprints])
  useEffect(() => {
    const here = new URLSearchParams(location.search)
    // Plain files and copies of the browser's store were drawn for the plain address.
    if (!isGiven && hasPlan(here)) setLinked(shape.read(here))
  }, [isGiven, shape])
  const own = { goal: shape.read(new URLSearchParams(text)).goal, have: toOutputs(blueprints, chosenSlot(games).have.blueprint) }
  const show = (state: PlannerState | undefined) => {
    setLinked(state)
    history.replaceState(history.state, '', paths.now(state && shape.write(state)))
  }
  const keepGoal = (goal: string) => planStore.write(new URLSearchParams(shape.write({ goal, have: [] })).toString())
  const state = linked ?? own
  return {
    state,
    /** Where the way is worked out in full. */
    planner: paths.tool('blueprint-planner', shape.write(state)),
    isLinked: linked !== undefined,
    choose(goal: string) {
      if (linked) show({ ...linked, goal })
      else keepGoal(goal)
    },
    take(have: string[]) {
      if (linked) show({ ...linked, have })
      else gameStore.updateSlot((slot) => withBlueprints(slot, blueprints, have))
    },
    /** Takes the goal of the link over; what is there is the reader's own. */
    follow() {
      if (linked) keepGoal(linked.goal)
      show(undefined)
    },
  }
}
export type Plan = ReturnType<typeof usePlan>
