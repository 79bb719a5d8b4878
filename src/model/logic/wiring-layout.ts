import type { Wiring, WiringEdge } from './wiring.ts'

/** A grid position: `along` in steps of the flow, `across` in lanes. */
export type GridPlace = { along: number; across: number }
/** A connection with its corners. */
export type Route = WiringEdge & { points: GridPlace[] }
export type WiringLayout = {
  /** Positions of the parts by id; whole numbers. */
  places: Map<string, GridPlace>
  routes: Route[]
  steps: number
  /** Fractional if feedback runs below the last lane. */
  lanes: number
}

/** A cell of the grid: a part, or space for a passing connection. */
type Cell = { key: string; step: number; lane: number; before: string[] }

/** Distance between ports of a part, in lanes. */
const portGap = 0.17

/**
 * Lays out a build as a grid: steps of the flow from left to right, and a separate lane where a connection passes other parts. Feedback
 * runs below everything.
 */
export function layOutWiring({ nodes, edges }: Pick<Wiring, 'nodes' | 'edges'>): WiringLayout {
  const ids = new Set(nodes.map(({ id }) => id))
  const real = edges.filter(({ from, to }) => ids.has(from) && ids.has(to) && from !== to)
  const back = findFeedback([...ids], real)
  const steps = toSteps(
    [...ids],
    real.filter((edge) => !back.has(edge)),
  )
  const stepOf = (id: string) => steps.get(id) ?? 0

  const cells = new Map<string, Cell>(nodes.map(({ id }) => [id, { key: id, step: stepOf(id), lane: 0, before: [] }]))
  /** The cells of each connection, with its two parts. */
  const chains = new Map<WiringEdge, string[]>()
  for (const edge of real) {
    if (back.has(edge)) continue
    const chain = [edge.from]
    for (let step = stepOf(edge.from) + 1; step < stepOf(edge.to); step++) {
      // Connections from one part that carry the same share their cells.
      const key = `${edge.from}>${edge.carries}>${edge.to}@${step}`
      cells.set(key, { key, step, lane: 0, before: [] })
      chain.push(key)
    }
    chain.push(edge.to)
    chains.set(edge, chain)
    chain.slice(1).forEach((key, index) => cells.get(key)?.before.push(chain[index] ?? ''))
  }
  const lanes = assignLanes([...cells.values()], cells)
  const laneOf = (key: string) => cells.get(key)?.lane ?? 0

  const ports = toPorts(real)
  const tracks = createTracks()
  let bottom = lanes - 1
  const routes = real.map((edge): Route => {
    const leaves = ports.leave(edge)
    const enters = ports.enter(edge)
    const points: GridPlace[] = [{ along: stepOf(edge.from), across: laneOf(edge.from) + leaves }]
    const turn = (gap: number, across: number, key: string) => {
      const last = points.at(-1)
      if (!last || last.across === across) return
      const along = gap + tracks.take(gap, key)
      points.push({ along, across: last.across }, { along, across })
    }
    const chain = chains.get(edge)
    if (chain) {
      chain.slice(1).forEach((key, index) => {
        const isLast = index === chain.length - 2
        turn(stepOf(edge.from) + index, laneOf(key) + (isLast ? enters : 0), `${edge.from}/${edge.carries}/${isLast ? edge.to : key}`)
      })
    } else {
      bottom += 0.6
      turn(stepOf(edge.from), bottom, `back/${edge.from}`)
      turn(stepOf(edge.to) - 1, laneOf(edge.to) + enters, `back/${edge.to}`)
    }
    points.push({ along: stepOf(edge.to), across: laneOf(edge.to) + enters })
    return { ...edge, points }
  })
  const places = new Map(nodes.map(({ id }) => [id, { along: stepOf(id), across: laneOf(id) }]))
  const settled = routes.map((route) => ({ ...route, points: route.points.map((point) => tracks.settle(point)) }))
  return {
    places,
    routes: settled,
    steps: Math.max(...nodes.map(({ id }) => stepOf(id))) + 1,
    lanes: Number.isInteger(bottom) ? bottom + 1 : bottom + 0.6,
  }
}

/** Connections that lead back (back edges). */
function findFeedback(ids: string[], edges: WiringEdge[]): Set<WiringEdge> {
  const back = new Set<WiringEdge>()
  const state = new Map<string, 'open' | 'done'>()
  const visit = (id: string) => {
    state.set(id, 'open')
    for (const edge of edges.filter(({ from }) => from === id)) {
      if (state.get(edge.to) === 'open') back.add(edge)
      else if (!state.has(edge.to)) visit(edge.to)
    }
    state.set(id, 'done')
  }
  const fed = new Set(edges.map(({ to }) => to))
  for (const id of [...ids.filter((candidate) => !fed.has(candidate)), ...ids]) if (!state.has(id)) visit(id)
  return back
}

/** Steps of the parts: one after the last predecessor; a source is right before its first successor. */
function toSteps(ids: string[], edges: WiringEdge[]): Map<string, number> {
  const steps = new Map(ids.map((id) => [id, 0]))
  const stepOf = (id: string) => steps.get(id) ?? 0
  for (let round = 0; round < ids.length; round++) {
    for (const { from, to } of edges) steps.set(to, Math.max(stepOf(to), stepOf(from) + 1))
  }
  for (const id of ids) {
    const readers = edges.filter(({ from }) => from === id)
    if (readers.length > 0 && !edges.some(({ to }) => to === id)) steps.set(id, Math.min(...readers.map(({ to }) => stepOf(to))) - 1)
  }
  return steps
}

/**
 * Assigns each cell the uppermost lane of its predecessors, or the next free one below, which keeps the main line straight. Returns the
 * number of lanes.
 */
function assignLanes(cells: Cell[], byKey: Map<string, Cell>): number {
  const last = Math.max(...cells.map(({ step }) => step))
  let lanes = 1
  for (let step = 0; step <= last; step++) {
    const column = cells.filter((cell) => cell.step === step)
    const preferredLane = (cell: Cell) => {
      const from = cell.before.flatMap((key) => byKey.get(key)?.lane ?? [])
      return Math.min(...from)
    }
    const preferred = column.map((cell) => ({ cell, lane: preferredLane(cell) })).toSorted((a, b) => a.lane - b.lane)
    let next = 0
    for (const { cell, lane } of preferred) {
      cell.lane = Number.isFinite(lane) ? Math.max(next, lane) : next
      next = cell.lane + 1
    }
    lanes = Math.max(lanes, next)
  }
  return lanes
}

/** Ports: one for all outgoing connections of a flow, one per incoming connection. */
function toPorts(edges: WiringEdge[]) {
  const spread = (place: number, count: number) => (place - (count - 1) / 2) * portGap
  return {
    leave({ from, carries }: WiringEdge): number {
      const kinds = [...new Set(edges.filter((edge) => edge.from === from).map((edge) => edge.carries))]
      return spread(kinds.indexOf(carries), kinds.length)
    },
    enter(edge: WiringEdge): number {
      const entering = edges.filter(({ to }) => to === edge.to)
      return spread(entering.indexOf(edge), entering.length)
    },
  }
}

/** Assigns each turn between two steps its own track in the gap. */
function createTracks() {
  const gaps = new Map<number, string[]>()
  /** Marks a turn while tracks are assigned; too small to be a position. */
  const mark = 1e-6
  return {
    take(gap: number, key: string): number {
      const keys = gaps.get(gap) ?? []
      if (!keys.includes(key)) keys.push(key)
      gaps.set(gap, keys)
      return mark * (keys.indexOf(key) + 1)
    },
    settle({ along, across }: GridPlace): GridPlace {
      const gap = Math.floor(along)
      const track = Math.round((along - gap) / mark)
      const count = gaps.get(gap)?.length ?? 0
      return track === 0 ? { along, across } : { along: gap + 0.5 + ((track - (count + 1) / 2) / Math.max(count, 2)) * 0.3, across }
    },
  }
}
