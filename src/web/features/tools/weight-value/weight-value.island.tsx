import { WeightValueTool } from './weight-value-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(WeightValueTool)
