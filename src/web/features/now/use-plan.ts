import { useMemo, useState, useSyncExternalStore } from 'react'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { plannerAddress, type PlannerState } from '#model/tools/blueprint-planner/planner-address.ts'
import { paths } from '#model/wiki/paths.ts'
import { planStore } from './plan-store.ts'

/** The goal that is followed: the reader's own, unless the address holds one; from the first change on that is the reader's own. */
export function usePlan(given: PlannerState, isGiven: boolean, blueprints: readonly PlanBlueprint[]) {
  const kept = useSyncExternalStore(planStore.subscribe, planStore.read, planStore.readOnServer)
  const [isOwn, setOwn] = useState(!isGiven)
  const shape = useMemo(() => plannerAddress.with(blueprints), [blueprints])
  return {
    state: isOwn ? shape.read(new URLSearchParams(kept.text)) : given,
    change(next: PlannerState) {
      planStore.write(new URLSearchParams(shape.write(next)).toString())
      if (isOwn) return
      setOwn(true)
      history.replaceState(history.state, '', paths.now)
    },
  }
}
export type Plan = ReturnType<typeof usePlan>
