import { z } from 'zod'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { RigField, RigFileField } from '#model/items/rig-part.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { statMax } from './vehicle-stats.ts'

/** A stat bar, 0 to 10. */
const Stat = z.number().min(0).max(statMax).meta({ example: 5 })

/** The seven bars of a vehicle, in the order of the specification. */
export const VehicleStats = z.strictObject({
  acceleration: Stat,
  'top-speed': Stat,
  handling: Stat,
  braking: Stat,
  'storage-capacity': Stat,
  'dirt-capacity': Stat,
  weight: Stat,
})
export type VehicleStats = z.infer<typeof VehicleStats>

export const VehicleRecord = z.strictObject({
  id: z.int().positive().meta({ description: 'Number of the vehicle.', example: 1 }),
  name: z
    .string()
    .min(1)
    .meta({ description: 'Its name in this wiki; `model` of its entry is the name in the game.', example: 'Hydro Truck' }),
  price: z.int().nonnegative().meta({ description: 'Hundredths of a coin. Its provenance has the certainty.', example: 650000 }),
  stats: VehicleStats.meta({
    description: 'Seven bars, each 0 to 10: { acceleration: …, top-speed: …, … }. Its provenance has the certainty.',
  }),
  safe_name: SafeName.meta({ description: 'Its name in addresses.', example: 'hydro-truck' }),
  model: z.string().default('').meta({ description: 'Its name in the game without the paint, or empty.', example: 'Hydro Truck Mk.II' }),
  paint: z
    .string()
    .default('')
    .meta({ description: 'Which paint of the model it is; empty where there is only one.', example: 'Bare Metal' }),
  runs_on: z.string().default('').meta({ description: 'Its fuel, or empty.', example: 'water' }),
  description: z.string().min(1).meta({ description: 'What it is for, in plain text.', example: 'The plain pickup.' }),
  shop: z.int().nonnegative().meta({ description: 'Id of the shop that sells it.' }),
  game_class: z.string().meta({ description: 'Class in the game files, or empty.', example: 'BP_PickupTruck' }),
  rig: RigField,
  ...provenanceFields,
})
export type VehicleRecord = z.infer<typeof VehicleRecord>

export const VehicleFile = VehicleRecord.omit({ safe_name: true }).extend({ rig: RigFileField })

export const Vehicle = VehicleRecord.pick({ id: true, name: true, price: true, stats: true })
export type Vehicle = z.infer<typeof Vehicle>
