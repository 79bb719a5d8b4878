import { OreOddsTool } from './ore-odds-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(OreOddsTool)
