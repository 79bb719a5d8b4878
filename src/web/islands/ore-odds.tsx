import { OddsTool } from '../features/tools/odds-tool.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(OddsTool)
