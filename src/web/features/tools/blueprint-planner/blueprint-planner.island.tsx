import { BlueprintPlannerTool } from './blueprint-planner-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(BlueprintPlannerTool)
