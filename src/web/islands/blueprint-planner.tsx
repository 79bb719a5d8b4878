import { BlueprintPlanner } from '../features/tools/blueprints/blueprint-planner.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(BlueprintPlanner)
