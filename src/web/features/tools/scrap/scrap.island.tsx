import { ScrapTool } from './scrap-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(ScrapTool)
