import type { CraftingTree, TreeNode } from '#model/crafting/crafting-tree.ts'
import { processes, type Process } from '#model/crafting/recipes.ts'

/** CSS pixels. The widest tree fits a 1265 px page, whose card is 818 px wide inside. */
const maxWidth = 806
const maxGap = 110
const plateGap = 16
/** Distance of a pipe's turn from the plates it joins, and the radius of the turn. */
const turn = 24
const bend = 14
/** Plate widths to try, widest first, until the labels between plates fit. The last still holds a picture. */
const tallWidths = [112, 98, 92]
const wideWidth = 186
/** Approximate character width and line height of each text. */
const letters = { step: 7, title: 7.7, note: 6.6 }
const lines = { title: 18, note: 16 }
/** Small tiles on the plate of a group: tiles per row, and row height. */
const tilesPerRow = 5
const tileRow = 34

export type TreePlate = { node: TreeNode; tall: boolean; x: number; y: number; width: number; height: number }
export type Pipe = { d: string; hot: boolean; flanges: { x: number; y: number }[] }
export type StepName = { process: Process; x: number; y: number }
export type TreeLayout = { width: number; height: number; plates: TreePlate[]; pipes: Pipe[]; steps: StepName[] }

/** Positions of plates and pipes in the horizontal layout. */
export function layOutTree({ columns, links }: CraftingTree): TreeLayout {
  const currentColumn = columns.findIndex((column) => column.some(({ current }) => current))
  const shapes = columns.map((column, index) => ({ tall: column.length === 1 || index < currentColumn }))
  const minGaps = columns.slice(1).map((_, index) =>
    minGap(
      links.filter(({ from }) => columns[index]?.includes(from)),
      links,
    ),
  )
  const widthsWith = (tallWidth: number) =>
    columns.map((column, index) => (isWide(column, shapes[index]?.tall ?? true) ? wideWidth : tallWidth))
  const fits = (widths: number[]) => sum(widths) + sum(minGaps) <= maxWidth
  const widths = tallWidths.map(widthsWith).find(fits) ?? widthsWith(tallWidths.at(-1) ?? 0)
  const spare = Math.floor((maxWidth - sum(widths) - sum(minGaps)) / Math.max(1, minGaps.length))
  const gaps = minGaps.map((gap) => Math.min(maxGap, gap + spare))

  const plates = new Map<TreeNode, TreePlate>()
  columns.forEach((column, index) => {
    const width = widths[index] ?? 0
    const x = sum(widths.slice(0, index)) + sum(gaps.slice(0, index))
    for (const node of column) {
      const tall = (shapes[index]?.tall ?? true) && node.things.length === 1
      plates.set(node, { node, tall, x, y: 0, width, height: heightOf(node, tall, width) })
    }
  })
  const plate = (node: TreeNode) => plates.get(node) as TreePlate
  // From the item outward, each plate is as close as possible to the plates it is joined with.
  for (let place = currentColumn - 1; place >= 0; place--) {
    settle(columns[place]?.map(plate) ?? [], ({ node }) => links.filter(({ from }) => from === node).map(({ to }) => plate(to).y))
  }
  for (let place = currentColumn + 1; place < columns.length; place++) {
    settle(columns[place]?.map(plate) ?? [], ({ node }) => links.filter(({ to }) => to === node).map(({ from }) => plate(from).y))
  }
  const all = [...plates.values()]
  const top = Math.min(...all.map(({ y, height }) => y - height / 2))
  for (const placed of all) placed.y -= top

  const pipes: Pipe[] = []
  const steps: StepName[] = []
  for (const { from, to, process } of links) {
    const [start, end] = [plate(from), plate(to)]
    const [x1, x2] = [start.x + start.width, end.x]
    const gathers = links.filter((link) => link.to === to).length > 1
    const trunk = gathers ? x1 + turn : x2 - turn
    pipes.push({
      d: pipePath(x1, start.y, x2, end.y, trunk),
      hot: processes[process].hot,
      flanges: [
        { x: x1 + 4, y: start.y },
        { x: x2 - 4, y: end.y },
      ],
    })
    const siblings = links.filter((link) => link.from === from)
    const step = gathers
      ? { process, x: (trunk + x2) / 2, y: end.y }
      : { process, x: siblings.length > 1 ? (x1 + trunk) / 2 : (x1 + x2) / 2, y: start.y }
    const mixed = siblings.some((link) => link.process !== process)
    if (!mixed && !steps.some(({ x, y }) => x === step.x && y === step.y)) steps.push(step)
  }
  return {
    width: sum(widths) + sum(gaps),
    height: Math.max(...all.map(({ y, height }) => y + height / 2)),
    plates: all,
    pipes,
    steps,
  }
}

function isWide(column: TreeNode[], tall: boolean): boolean {
  return !tall || column.some(({ things }) => things.length > 1)
}

/** Space between two columns: the process name over the pipes, and bends where pipes split or join. */
function minGap(between: CraftingTree['links'], links: CraftingTree['links']): number {
  const longest = Math.max(...between.map(({ process }) => processes[process].name.length))
  const bends = between.some(({ from, to }) => links.filter((link) => link.from === from || link.to === to).length > 1)
  return longest * letters.step + 8 + (bends ? turn : 0)
}

function heightOf({ title, note, things }: TreeNode, tall: boolean, width: number): number {
  if (things.length > 1) return 64 + tileRow * Math.ceil(things.length / tilesPerRow)
  const room = tall ? width - 16 : width - 82
  const text = countLines(title, room / letters.title) * lines.title + countLines(note, room / letters.note) * lines.note
  return tall ? Math.max(160, 104 + text) : Math.max(76, 22 + text)
}

/** Number of lines a text needs when wrapped between words at `most` characters. */
function countLines(text: string, maxLength: number): number {
  let [count, filled] = [0, Infinity]
  for (const { length } of text.split(' ').filter(Boolean)) {
    const fits = filled + 1 + length <= maxLength
    if (!fits) count++
    filled = fits ? filled + 1 + length : length
  }
  return count
}

/** Sets the `y` (center) of each plate in a column: at its neighbors' height, pushed apart until none overlap. */
function settle(column: TreePlate[], neighboursOf: (plate: TreePlate) => number[]) {
  const targets = column.map((plate) => mean(neighboursOf(plate)))
  column.forEach((plate, index) => {
    const above = column[index - 1]
    const lowest = above ? above.y + above.height / 2 + plateGap + plate.height / 2 : -Infinity
    plate.y = Math.max(targets[index] ?? 0, lowest)
  })
  const shift = column.length > 1 ? middle(column) - mean(targets) : 0
  for (const plate of column) plate.y -= shift
}

function middle(column: TreePlate[]): number {
  const [first, last] = [column[0], column.at(-1)]
  return first && last ? (first.y - first.height / 2 + last.y + last.height / 2) / 2 : 0
}

/** SVG path of a pipe with two round elbows, or a straight one if both ends are level. */
function pipePath(x1: number, y1: number, x2: number, y2: number, trunk: number): string {
  const rise = y2 - y1
  if (Math.abs(rise) < 1) return `M${x1} ${y1}H${x2}`
  const radius = Math.min(bend, Math.abs(rise) / 2)
  const down = rise > 0 ? 1 : -1
  const [first, second] = rise > 0 ? [1, 0] : [0, 1]
  return (
    `M${x1} ${y1}H${trunk - radius}A${radius} ${radius} 0 0 ${first} ${trunk} ${y1 + down * radius}` +
    `V${y2 - down * radius}A${radius} ${radius} 0 0 ${second} ${trunk + radius} ${y2}H${x2}`
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function mean(numbers: number[]): number {
  return numbers.length > 0 ? sum(numbers) / numbers.length : 0
}
