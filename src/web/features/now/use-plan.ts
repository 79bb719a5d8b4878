import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { toOutputs, withBlueprints } from '#model/my-game/hand-ins.ts'
import { chosenSlot } from '#model/my-game/my-game.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { plannerAddress, hasPlan, type PlannerState } from '#model/tools/blueprint-planner/planner-address.ts'
import { paths } from '#model/wiki/paths.ts'
import { gameStore } from '#web/features/my-game/game-store.ts'
import { planStore } from '#web/features/tools/blueprint-planner/plan-store.ts'

/** The followed goal and the owned blueprints: the reader's own, unless the URL has both. Changes to a shared link change the URL only. */
export function usePlan(initial: PlannerState, isInUrl: boolean, blueprints: readonly PlanBlueprint[]) {
  const { text } = useSyncExternalStore(planStore.subscribe, planStore.read, planStore.readOnServer)
  const { games } = useSyncExternalStore(gameStore.subscribe, gameStore.read, gameStore.readOnServer)
  const [linked, setLinked] = useState(isInUrl ? initial : undefined)
  const shape = useMemo(() => plannerAddress.with(blueprints), [blueprints])
  useEffect(() => {
    const here = new URLSearchParams(location.search)
    // Static exports and service worker caches are rendered for the plain path.
    if (!isInUrl && hasPlan(here)) setLinked(shape.read(here))
  }, [isInUrl, shape])
  const own = { goal: shape.read(new URLSearchParams(text)).goal, have: toOutputs(blueprints, chosenSlot(games).have.blueprint) }
  const showLinkedPlan = (state: PlannerState | undefined) => {
    setLinked(state)
    history.replaceState(history.state, '', paths.now(state && shape.write(state)))
  }
  const keepGoal = (goal: string) => planStore.write(new URLSearchParams(shape.write({ goal, have: [] })).toString())
  const state = linked ?? own
  return {
    state,
    /** URL of the planner with this plan. */
    planner: paths.tool('blueprint-planner', shape.write(state)),
    isLinked: linked !== undefined,
    choose(goal: string) {
      if (linked) showLinkedPlan({ ...linked, goal })
      else keepGoal(goal)
    },
    take(have: string[]) {
      if (linked) showLinkedPlan({ ...linked, have })
      else gameStore.updateSlot((slot) => withBlueprints(slot, blueprints, have))
    },
    /** Adopts the goal of the link; owned blueprints stay the reader's own. */
    follow() {
      if (linked) keepGoal(linked.goal)
      showLinkedPlan(undefined)
    },
  }
}
export type Plan = ReturnType<typeof usePlan>
