import { ExplosionPlanner } from '../features/tools/explosions/explosion-planner.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(ExplosionPlanner)
