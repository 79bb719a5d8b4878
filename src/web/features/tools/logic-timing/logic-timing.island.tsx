import { LogicTimingTool } from './logic-timing-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(LogicTimingTool)
