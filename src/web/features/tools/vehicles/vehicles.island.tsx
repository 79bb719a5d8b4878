import { VehiclesTool } from './vehicles-tool.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(VehiclesTool)
