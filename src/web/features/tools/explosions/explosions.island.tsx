import { ExplosionsTool } from './explosions-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(ExplosionsTool)
