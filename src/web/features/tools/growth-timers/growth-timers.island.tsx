import { GrowthTimersTool } from './growth-timers-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(GrowthTimersTool)
