import { GrowthTimers } from '../features/tools/timers/growth-timers.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(GrowthTimers)
