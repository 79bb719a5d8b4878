import { ScrapTool } from '../features/tools/scrap-tool.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(ScrapTool)
