import { LogicTiming } from '../features/tools/logic/logic-timing.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(LogicTiming)
