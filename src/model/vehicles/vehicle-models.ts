import type { VehicleRecord } from './vehicle.ts'

type Painted = Pick<VehicleRecord, 'name' | 'safe_name' | 'model' | 'paint'>
/** A vehicle with the records of its paints; the first represents all. */
export type VehicleModel<V extends Painted> = V & { paints: V[] }

/** Groups vehicles that differ only in paint. */
export function groupPaints<V extends Painted>(vehicles: readonly V[]): VehicleModel<V>[] {
  const isPaintOf = (vehicle: V) => (other: V) =>
    other === vehicle || (vehicle.paint !== '' && other.paint !== '' && other.model === vehicle.model)
  return vehicles.flatMap((vehicle, index) => {
    const paints = vehicles.filter(isPaintOf(vehicle))
    if (vehicles.indexOf(paints[0] ?? vehicle) !== index) return []
    return [{ ...vehicle, name: paints.length > 1 ? vehicle.model : vehicle.name, paints }]
  })
}

/** The note beside its name: its paints, or its name in the game. */
export function describeModel({
  name,
  model,
  paints,
}: Pick<VehicleModel<Painted>, 'name' | 'model'> & { paints: readonly { paint: string }[] }): string {
  if (paints.length > 1) return `Paints: ${paints.map(({ paint }) => paint).join(', ')}`
  return model === '' || model === name ? '' : `${model} in the game`
}
