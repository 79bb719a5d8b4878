import type { VehicleRecord } from './vehicle.ts'

type Painted = Pick<VehicleRecord, 'name' | 'safe_name' | 'model' | 'paint'>
/** One vehicle with its paints, each a record of its own; the first stands for all. */
export type VehicleModel<V extends Painted> = V & { paints: V[] }

/** Vehicles that differ in paint alone are one: three paints of the same truck are no three trucks to choose from. */
export function groupPaints<V extends Painted>(vehicles: readonly V[]): VehicleModel<V>[] {
  const isPaintOf = (vehicle: V) => (other: V) =>
    other === vehicle || (vehicle.paint !== '' && other.paint !== '' && other.model === vehicle.model)
  return vehicles.flatMap((vehicle, place) => {
    const paints = vehicles.filter(isPaintOf(vehicle))
    if (vehicles.indexOf(paints[0] ?? vehicle) !== place) return []
    return [{ ...vehicle, name: paints.length > 1 ? vehicle.model : vehicle.name, paints }]
  })
}

/** What a reader wants to know beside its name: its paints, or what the game calls it. */
export function describeModel({
  name,
  model,
  paints,
}: Pick<VehicleModel<Painted>, 'name' | 'model'> & { paints: readonly { paint: string }[] }): string {
  if (paints.length > 1) return `Paints: ${paints.map(({ paint }) => paint).join(', ')}`
  return model === '' || model === name ? '' : `${model} in the game`
}
