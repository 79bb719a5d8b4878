import type { CollectedKind } from '#model/my-game/my-game.ts'

/** Kinds to collect, in page order. */
export const kindTitles: readonly { kind: CollectedKind; title: string }[] = [
  { kind: 'blueprint', title: 'Blueprints' },
  { kind: 'parcel', title: 'Digsites' },
  { kind: 'vehicle', title: 'Vehicles' },
  { kind: 'relic', title: 'Relics' },
  { kind: 'seed-bag', title: 'Seed bags' },
  { kind: 'fish', title: 'Fish' },
]
