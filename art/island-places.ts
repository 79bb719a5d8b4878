/** A position in the world square, in pixels of its largest zoom: 0 to 2048 both ways, y down. */
export type Point = readonly [x: number, y: number]

export const worldSize = 2048

/** A place on the map, at its position in the game. */
export type IslandPlace = { id: string; kind: 'town' | 'digsite' | 'shop'; x: number; y: number }

export type Landmark = 'keep' | 'bridge' | 'forge' | 'port'
/** Landmarks of towns; other towns only have houses. */
export const landmarks: Readonly<Record<string, Landmark>> = {
  'bastion-keep': 'keep',
  bridgepour: 'bridge',
  burnscroft: 'forge',
  ironil: 'port',
}

export type DigsiteGround = { rings: readonly [rim: string, pit: string, floor: string]; around?: 'lava' | 'lake' | 'stone' | 'camp' }
/** How the ground of each digsite looks. */
export const grounds: Readonly<Record<string, DigsiteGround>> = {
  'ember-cradle': { rings: ['#7a3a22', '#b8501f', '#ff9a3c'], around: 'lava' },
  'mildews-aquifer': { rings: ['#54604a', '#3d7f7c', '#66d6cc'], around: 'lake' },
  'dreck-quarry': { rings: ['#8a8072', '#6b6257', '#4d463e'], around: 'stone' },
  'south-hope': { rings: ['#a98a58', '#8a6a3e', '#65492a'], around: 'camp' },
}
export const plainGround: DigsiteGround = { rings: ['#9a7d52', '#7b5f3a', '#574026'] }

/** The one shop that is a landmark of its own: a ship. */
export const ship = 'the-barge'
