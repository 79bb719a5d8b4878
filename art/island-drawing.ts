import { drawDigsite, drawShip, drawTown, figureDefinitions, placeFigure } from './island-figures.ts'
import { type Island, smoothLine } from './island-heights.ts'
import { lavaStreams, rivers, roads } from './island-landscape.ts'
import { grounds, type IslandPlace, type Point, ship, worldSize } from './island-places.ts'
import { drawCoastShadow, drawHillshade, outlineAbove } from './island-relief.ts'

/** Color of the sea at the edges of the map. */
const openSea = '#195d6d'

const seaBands = [
  [-0.5, '#1d6d7e'],
  [-0.36, '#24808c'],
  [-0.24, '#2f959c'],
  [-0.14, '#43aaaa'],
  [-0.06, '#69c2b9'],
] as const

/** Ground colour from the beach up to the snow. */
const landBands = [
  [0, '#e6d4a0'],
  [0.022, '#b9c372'],
  [0.07, '#9fb45f'],
  [0.12, '#8aa455'],
  [0.18, '#93994f'],
  [0.25, '#a58f54'],
  [0.33, '#a07e55'],
  [0.42, '#8f7159'],
  [0.52, '#a09384'],
  [0.63, '#c4bcb0'],
  [0.75, '#eeeae2'],
] as const

/** Draws the island without text; the page adds names and pins. */
export async function drawIsland(island: Island, places: readonly IslandPlace[]): Promise<{ definitions: string; body: string }> {
  const shade = `<image href="${await drawHillshade(island)}" x="-2" y="-2"
    width="${worldSize}" height="${worldSize}" preserveAspectRatio="none"/>`
  const roadPoints = layRoads(places)
  const roadLines = roadPoints.map((road) =>
    smoothLine(road, 14).map(([x, y], i): Point => [
      x + 6 * island.wobble(i * 0.3, road[0]![1]),
      y + 6 * island.wobble(i * 0.3 + 9, road[0]![0]),
    ]),
  )
  const scattered = scatter(island, places, roadLines)
  const moored = places.find(({ id }) => id === ship)
  const definitions = `${figureDefinitions}
    <radialGradient id="deep" cx=".5" cy=".5" r=".72">
      <stop offset="0" stop-color="#1f7282"/><stop offset=".69" stop-color="${openSea}"/><stop offset="1" stop-color="${openSea}"/>
    </radialGradient>
    <radialGradient id="scorched">
      <stop offset="0" stop-color="#2a1613" stop-opacity=".92"/><stop offset=".45" stop-color="#3a2320" stop-opacity=".8"/>
      <stop offset=".75" stop-color="#4a332c" stop-opacity=".45"/><stop offset="1" stop-color="#4a332c" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="glow">
      <stop offset="0" stop-color="#ff9a3c" stop-opacity=".75"/><stop offset="1" stop-color="#ff7a2c" stop-opacity="0"/>
    </radialGradient>
    <clipPath id="land"><path d="${outlineAbove(island, 0.01)}"/></clipPath>
    <clipPath id="land-and-shallows"><path d="${outlineAbove(island, -0.03)}"/></clipPath>`
  const body = [
    drawSea(island, scattered.waves),
    `<image href="${await drawCoastShadow(island)}" width="${worldSize}" height="${worldSize}"/>`,
    drawLand(island),
    shade,
    ...withGround(places, 'lava').map((place) => drawLava(island, shade, place)),
    ...withGround(places, 'lake').map(({ x, y }) => drawLake(x, y, 74, 50)),
    drawRivers(island),
    drawRoads(roadLines),
    ...scattered.peaks.map(([x, y, scale]) => placeFigure('peak', x, y, scale)),
    `<g stroke="#5f7434" stroke-width="2" stroke-linecap="round" opacity=".6">`,
    ...scattered.tufts.map(([x, y]) => `<path d="M${x.toFixed(0)} ${y.toFixed(0)}v-6m-4 6-2-5m6 5 2-5"/>`),
    `</g>`,
    ...scattered.trees.map(([x, y, scale, kind]) => placeFigure(kind, x, y, scale)),
    ...(moored ? [drawShip(moored, landingOf(roadLines, moored))] : []),
    ...places.filter(({ kind }) => kind === 'digsite').map(drawDigsite),
    ...places.filter(({ kind }) => kind === 'town').map(drawTown),
  ].join('')
  return { definitions, body }
}

function withGround(places: readonly IslandPlace[], around: string): IslandPlace[] {
  return places.filter(({ id }) => grounds[id]?.around === around)
}

/** Roads between existing places. The road to the ship ends ashore. */
function layRoads(places: readonly IslandPlace[]): Point[][] {
  const find = (name: string) => places.find(({ id }) => id === name)
  return roads.flatMap(({ from, to, over }) => {
    const [start, end] = [find(from), find(to)]
    if (!start || !end) return []
    return [[[start.x, start.y], ...over, ...(end.id === ship ? [] : [[end.x, end.y] as const])]]
  })
}

/** Where the road to the ship ends. */
function landingOf(roadLines: Point[][], { x, y }: IslandPlace): Point {
  const ends = roadLines.flatMap((line) => line.slice(-1))
  return ends.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0] ?? [x, y]
}

function drawSea(island: Island, waves: Point[]): string {
  const bands = seaBands.map(
    ([height, colour], i) => `<path d="${outlineAbove(island, height)}" fill="${colour}" fill-opacity="${i < 1 ? 0.55 : 0.8}"/>`,
  )
  const crests = waves.map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}q9-8 18 0t18 0`).join('')
  return `<rect width="${worldSize}" height="${worldSize}" fill="url(#deep)"/>${bands.join('')}
    <path d="${crests}" fill="none" stroke="#cdf3ec" stroke-opacity=".32" stroke-width="3" stroke-linecap="round"/>
    <path d="${outlineAbove(island, -0.028)}" fill="none" stroke="#d9fbf1" stroke-opacity=".55" stroke-width="3"/>`
}

/** Bands of height, each with a thin shadow like cut paper. */
function drawLand(island: Island): string {
  const bands = landBands.map(([height, colour], i) => {
    const outline = outlineAbove(island, height)
    const shadow = i > 1 ? `<path d="${outline}" fill="#3a2a14" fill-opacity=".2" transform="translate(3 4)"/>` : ''
    const shore = i === 0 ? ' stroke="#5b4426" stroke-width="3.5"' : ''
    return `${shadow}<path d="${outline}" fill="${colour}"${shore}/>`
  })
  return bands.join('')
}

/** Scorched ground with its own shading, because it hides the hillshade, and lava over it. */
function drawLava(island: Island, shade: string, crater: IslandPlace): string {
  const streams = lavaStreams.map((stream) => {
    const line = path(
      smoothLine(stream, 8).map(([x, y], i): Point => [
        crater.x + x + 5 * island.wobble(i * 0.4, stream[1]![0]),
        crater.y + y + 5 * island.wobble(i * 0.4 + 5, stream[1]![0]),
      ]),
    )
    return `<path d="${line}" stroke="#c2380f" stroke-width="11"/><path d="${line}" stroke="#ff8a2a" stroke-width="6.5"/>
      <path d="${line}" stroke="#ffe08a" stroke-width="2.4"/>`
  })
  return `<g clip-path="url(#land)"><ellipse cx="${crater.x - 5}" cy="${crater.y - 10}" rx="180" ry="160" fill="url(#scorched)"/>
      <g opacity=".55">${shade}</g>
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">${streams.join('')}</g>
    </g><ellipse cx="${crater.x}" cy="${crater.y}" rx="120" ry="90" fill="url(#glow)"/>`
}

function drawLake(x: number, y: number, wide: number, high: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide + 14}" ry="${high + 12}" fill="#a8bd76" fill-opacity=".9"/>
    <path d="M${x - wide} ${y}C${x - wide} ${y - high * 1.2} ${x - 20} ${y - high * 1.3} ${x + 14} ${y - high}
      S${x + wide * 1.1} ${y - 20} ${x + wide} ${y + 12}S${x + 10} ${y + high * 1.25} ${x - 24} ${y + high}
      S${x - wide} ${y + 30} ${x - wide} ${y}Z" fill="#3fa3a8" stroke="#2b6d70" stroke-width="3.5"/>`
}

function drawRivers({ riverLines }: Island): string {
  const lines = riverLines.map(path)
  const banks = lines.map((line, i) => `<path d="${line}" stroke="#2a6a70" stroke-width="${rivers[i]!.width}"/>`)
  const water = lines.map((line, i) => `<path d="${line}" stroke="#4db5b4" stroke-width="${Math.round(rivers[i]!.width * 0.66)}"/>`)
  return `<g clip-path="url(#land-and-shallows)" fill="none" stroke-linecap="round" stroke-linejoin="round">
    ${banks.join('')}${water.join('')}
    <path d="${lines[0]}" stroke="#a5e6de" stroke-opacity=".6" stroke-width="2.4" stroke-dasharray="26 40"/></g>`
}

function drawRoads(lines: Point[][]): string {
  const casing = lines.map((line) => `<path d="${path(line)}" stroke="#4a3520" stroke-opacity=".75" stroke-width="10"/>`)
  const surface = lines.map((line) => `<path d="${path(line)}" stroke="#f0dcae" stroke-width="5.5"/>`)
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${casing.join('')}${surface.join('')}</g>`
}

type Tree = [x: number, y: number, scale: number, kind: 'conifer' | 'round-tree']

/** Places trees, peaks, tufts and waves at random and keeps those on suitable ground. */
function scatter(island: Island, places: readonly IslandPlace[], roadLines: Point[][]) {
  const { chance, heightAt, woods, wobble } = island
  const roadPoints = roadLines.flat()
  const craters = withGround(places, 'lava')
  const trees: Tree[] = []
  const peaks: [x: number, y: number, scale: number][] = []
  const tufts: Point[] = []
  const isFree = (x: number, y: number) =>
    island.distanceToRiver(x, y) > 16 &&
    !places.some((place) => Math.hypot(place.x - x, place.y - y) < 66) &&
    !roadPoints.some(([roadX, roadY]) => Math.abs(roadX - x) < 12 && Math.abs(roadY - y) < 12) &&
    !trees.some(([treeX, treeY]) => Math.abs(treeX - x) < 9 && Math.abs(treeY - y) < 7)

  for (let throws = 0; throws < 16000; throws++) {
    const [x, y] = [chance() * worldSize, chance() * worldSize]
    const height = heightAt(x, y)
    const isWooded = woods(x / 190, y / 190) + 0.4 * woods(x / 60, y / 60) > 0.18
    if (height > 0.04 && height < 0.34 && isWooded && isFree(x, y)) {
      const scale = 0.8 + chance() * 0.5
      trees.push([x, y, scale, height > 0.17 || wobble(x / 120, y / 120) > 0.1 ? 'conifer' : 'round-tree'])
    } else if (
      height > 0.5 &&
      chance() > 0.86 &&
      !craters.some((crater) => Math.hypot(x - crater.x, y - crater.y) < 150) &&
      !places.some((place) => Math.hypot(x - place.x, y - place.y) < 80) &&
      !peaks.some(([peakX, peakY]) => Math.hypot(peakX - x, peakY - y) < 44)
    ) {
      peaks.push([x, y, 0.9 + chance() * 0.6])
    } else if (height > 0.03 && height < 0.14 && chance() > 0.965 && isFree(x, y)) {
      tufts.push([x, y])
    }
  }
  const waves = Array.from({ length: 150 }, (): Point => [chance() * worldSize, chance() * worldSize])
  return {
    // Back to front, so that nearer trees cover farther ones.
    trees: trees.toSorted((a, b) => a[1] - b[1]),
    peaks,
    tufts,
    waves: waves.filter(([x, y]) => heightAt(x, y) < -0.2),
  }
}

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`
}
