import { VehicleComparison } from '../features/tools/vehicles/vehicle-comparison.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(VehicleComparison)
