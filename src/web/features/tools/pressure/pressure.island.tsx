import { PressureTool } from './pressure-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(PressureTool)
