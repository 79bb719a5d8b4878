import { WeighTool } from '../features/tools/weigh-tool.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(WeighTool)
