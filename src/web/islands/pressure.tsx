import { PressureTool } from '../features/tools/pressure-tool.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(PressureTool)
