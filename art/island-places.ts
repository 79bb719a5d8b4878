/** A position in the world square, in pixels of its largest zoom: 0 to 2048 both ways, y down. */
export type Point = readonly [x: number, y: number]

export const worldSize = 2048

export type Town = { id: string; x: number; y: number; kind: 'keep' | 'bridge' | 'forge' | 'port' }
export type Digsite = { id: string; x: number; y: number; rings: readonly [rim: string, pit: string, floor: string] }

// The layout is this map's own, not the game's.
export const towns: readonly Town[] = [
  { id: 'bastion-keep', x: 640, y: 610, kind: 'keep' },
  { id: 'bridgepour', x: 1050, y: 1000, kind: 'bridge' },
  { id: 'burnscroft', x: 1480, y: 780, kind: 'forge' },
  { id: 'ironil', x: 1450, y: 1400, kind: 'port' },
]

export const emberCradle: Digsite = { id: 'ember-cradle', x: 1655, y: 560, rings: ['#7a3a22', '#b8501f', '#ff9a3c'] }

export const digsites: readonly Digsite[] = [
  emberCradle,
  { id: 'mildews-aquifer', x: 545, y: 1085, rings: ['#54604a', '#3d7f7c', '#66d6cc'] },
  { id: 'dreck-quarry', x: 1090, y: 590, rings: ['#8a8072', '#6b6257', '#4d463e'] },
  { id: 'south-hope', x: 880, y: 1500, rings: ['#a98a58', '#8a6a3e', '#65492a'] },
]

/** Where towns and digsites lie on the map, by safe name, in the 2048 px square of zoom 3. */
export const mapPlaces: readonly { id: string; x: number; y: number }[] = [...towns, ...digsites].map(({ id, x, y }) => ({ id, x, y }))

/** Round pieces of land that melt into the island: centre, radius, how high they lift. */
export const landLobes: readonly (readonly [x: number, y: number, radius: number, lift: number])[] = [
  [980, 1000, 520, 1],
  [620, 760, 330, 0.95],
  [1500, 740, 350, 0.95],
  [1260, 1370, 330, 0.9],
  [830, 1440, 300, 0.85],
  [470, 1120, 250, 0.8],
  [1120, 560, 330, 0.8],
  [1690, 1190, 120, 0.62],
  [360, 1540, 90, 0.55],
  [1720, 1560, 105, 0.55],
  [300, 480, 70, 0.45],
]

/** Mountains: centre, spread, height. */
export const mountains: readonly (readonly [x: number, y: number, spread: number, height: number])[] = [
  [900, 470, 170, 0.62],
  [1210, 420, 140, 0.6],
  [1660, 560, 120, 0.95],
  [1560, 520, 170, 0.35],
  [700, 470, 130, 0.45],
  [520, 800, 110, 0.3],
  [1090, 1260, 130, 0.28],
  [1560, 1000, 120, 0.25],
]

/** Rivers from spring to mouth; `width` is that of the dark bank. */
export const rivers: readonly { width: number; course: readonly Point[] }[] = [
  {
    width: 20,
    course: [
      [930, 560],
      [955, 650],
      [930, 730],
      [985, 800],
      [1010, 880],
      [1050, 985],
      [1045, 1080],
      [1110, 1170],
      [1105, 1260],
      [1180, 1330],
      [1170, 1430],
      [1215, 1520],
      [1225, 1640],
      [1200, 1790],
    ],
  },
  {
    width: 14,
    course: [
      [1330, 560],
      [1310, 660],
      [1240, 740],
      [1190, 830],
      [1110, 900],
      [1050, 985],
    ],
  },
  {
    width: 14,
    course: [
      [545, 1085],
      [520, 1160],
      [470, 1200],
      [420, 1290],
      [330, 1320],
      [240, 1345],
    ],
  },
  {
    width: 9,
    course: [
      [700, 800],
      [660, 880],
      [600, 960],
      [560, 1050],
    ],
  },
]

export const roads: readonly (readonly Point[])[] = [
  [
    [640, 640],
    [700, 720],
    [800, 790],
    [900, 870],
    [985, 960],
    [1030, 995],
  ],
  [
    [1075, 1000],
    [1180, 985],
    [1290, 915],
    [1390, 860],
    [1470, 800],
  ],
  [
    [1065, 1015],
    [1150, 1090],
    [1225, 1180],
    [1290, 1270],
    [1380, 1340],
    [1430, 1385],
  ],
  [
    [1495, 770],
    [1560, 710],
    [1610, 640],
    [1640, 590],
  ],
  [
    [620, 640],
    [570, 760],
    [590, 900],
    [555, 1000],
    [535, 1040],
  ],
  [
    [1030, 1020],
    [985, 1130],
    [905, 1220],
    [925, 1350],
    [890, 1470],
  ],
  [
    [680, 590],
    [800, 640],
    [930, 690],
    [1010, 640],
    [1070, 610],
  ],
  [
    [1100, 610],
    [1190, 650],
    [1300, 720],
    [1400, 740],
    [1455, 770],
  ],
  [
    [1420, 1415],
    [1310, 1450],
    [1180, 1470],
    [1040, 1450],
    [920, 1490],
  ],
]

/** Lava running down from Ember Cradle. */
export const lavaStreams: readonly (readonly Point[])[] = [
  [
    [1640, 545],
    [1600, 500],
    [1585, 445],
    [1540, 400],
  ],
  [
    [1675, 550],
    [1715, 500],
    [1760, 470],
  ],
  [
    [1685, 580],
    [1735, 620],
    [1745, 690],
    [1790, 730],
  ],
  [
    [1630, 585],
    [1585, 610],
    [1560, 665],
  ],
]
