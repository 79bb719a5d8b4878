import type { Point } from './island-places.ts'

// The landscape between the places is invented: no public file of the game has it. A test checks that places are on land and the ship is
// on water.

/** Round lobes that form the island: center, radius, height. */
export const landLobes: readonly (readonly [x: number, y: number, radius: number, lift: number])[] = [
  [330, 800, 310, 0.92],
  [470, 980, 330, 0.9],
  [640, 1270, 340, 0.9],
  [430, 1190, 250, 0.8],
  [730, 690, 390, 0.96],
  [1010, 850, 340, 0.92],
  [1280, 760, 400, 0.96],
  [1560, 830, 380, 0.9],
  [1720, 1010, 250, 0.95],
  [1400, 1340, 330, 0.88],
  [1610, 1280, 300, 0.85],
  [200, 1420, 100, 0.58],
  [1880, 1530, 105, 0.58],
  [1060, 1730, 85, 0.52],
  [1010, 300, 80, 0.5],
  [180, 470, 80, 0.5],
  [1890, 530, 85, 0.5],
]

/** Bays: center, radius, depth. */
export const bays: readonly (readonly [x: number, y: number, radius: number, depth: number])[] = [
  [995, 1185, 85, 0.46],
  [1040, 1310, 85, 0.5],
  [1010, 1440, 85, 0.48],
  [1050, 1570, 110, 0.55],
  [1085, 545, 75, 0.5],
  [1050, 440, 90, 0.5],
]

/** Mountains: centre, spread, height. */
export const mountains: readonly (readonly [x: number, y: number, spread: number, height: number])[] = [
  [740, 540, 130, 0.62],
  [870, 610, 80, 0.4],
  [1330, 580, 120, 0.6],
  [1440, 520, 100, 0.4],
  [433, 705, 85, 0.85],
  [470, 610, 100, 0.3],
  [215, 690, 90, 0.3],
  [1800, 900, 95, 0.62],
  [1850, 1010, 80, 0.35],
  [620, 1190, 110, 0.28],
  [1540, 1180, 100, 0.24],
]

/** Rivers from spring to mouth; `width` is that of the dark bank. */
export const rivers: readonly { width: number; course: readonly Point[] }[] = [
  {
    width: 20,
    course: [
      [790, 620],
      [815, 710],
      [895, 810],
      [920, 880],
      [985, 915],
      [1018, 975],
      [1012, 1035],
      [1042, 1080],
      [1050, 1130],
      [1040, 1190],
    ],
  },
  {
    width: 14,
    course: [
      [1290, 660],
      [1245, 740],
      [1200, 830],
      [1120, 870],
      [1080, 930],
      [1018, 975],
    ],
  },
  {
    width: 14,
    course: [
      [1542, 740],
      [1570, 830],
      [1530, 920],
      [1565, 1010],
      [1535, 1110],
      [1590, 1200],
      [1600, 1310],
      [1660, 1410],
      [1650, 1500],
      [1690, 1620],
    ],
  },
  {
    width: 9,
    course: [
      [1410, 590],
      [1450, 660],
      [1530, 715],
    ],
  },
  {
    width: 12,
    course: [
      [600, 1150],
      [555, 1220],
      [560, 1300],
      [500, 1370],
      [505, 1450],
      [450, 1580],
    ],
  },
]

/** Roads from one place to another. */
export const roads: readonly { from: string; to: string; over: readonly Point[] }[] = [
  {
    from: 'bastion-keep',
    to: 'ember-cradle',
    over: [
      [290, 835],
      [350, 810],
      [395, 765],
    ],
  },
  {
    from: 'bastion-keep',
    to: 'burnscroft',
    over: [
      [275, 850],
      [340, 905],
      [430, 905],
    ],
  },
  {
    from: 'ember-cradle',
    to: 'burnscroft',
    over: [
      [470, 780],
      [470, 850],
    ],
  },
  {
    from: 'burnscroft',
    to: 'bridgepour',
    over: [
      [600, 960],
      [710, 930],
      [820, 975],
      [930, 985],
    ],
  },
  {
    from: 'bridgepour',
    to: 'ironil',
    over: [
      [1060, 900],
      [1030, 820],
      [1060, 760],
    ],
  },
  {
    from: 'ironil',
    to: 'mildews-aquifer',
    over: [
      [1110, 770],
      [1230, 810],
      [1350, 790],
      [1470, 780],
    ],
  },
  {
    from: 'bridgepour',
    to: 'south-hope',
    over: [
      [1120, 1010],
      [1230, 1045],
      [1280, 1140],
      [1340, 1270],
    ],
  },
  {
    from: 'bridgepour',
    to: 'dreck-quarry',
    over: [
      [1140, 980],
      [1290, 945],
      [1430, 1000],
      [1550, 1005],
      [1680, 1060],
    ],
  },
  {
    from: 'mildews-aquifer',
    to: 'dreck-quarry',
    over: [
      [1620, 790],
      [1640, 880],
      [1660, 970],
      [1720, 1040],
    ],
  },
  {
    from: 'south-hope',
    to: 'dreck-quarry',
    over: [
      [1480, 1300],
      [1590, 1240],
      [1680, 1160],
    ],
  },
  {
    from: 'bridgepour',
    to: 'the-barge',
    over: [
      [965, 1015],
      [925, 1065],
      [932, 1122],
    ],
  },
]

/** Lava running down from the ground it starts at. */
export const lavaStreams: readonly (readonly Point[])[] = [
  [
    [-15, -15],
    [-50, -60],
    [-60, -115],
    [-105, -160],
  ],
  [
    [20, -10],
    [55, -60],
    [95, -95],
  ],
  [
    [28, 12],
    [75, 25],
    [100, 55],
  ],
  [
    [-25, 22],
    [-70, 30],
    [-105, 5],
  ],
]
