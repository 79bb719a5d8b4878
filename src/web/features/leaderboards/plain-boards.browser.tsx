import { findInPokes, findInRuns, type WholePokes, type WholeRuns } from '#model/leaderboards/whole-boards.ts'
import { readRunView } from '#model/leaderboards/run-view.ts'
import { copyFiles } from '#model/wiki/addresses/copy-files.ts'
import { paths } from '#model/wiki/paths.ts'
import { drawOnce } from '#web/islands/draw-once.tsx'
import type { draw as drawWithReact } from '#web/islands/mount.tsx'
import { findPokes, PokeBoard, toPokesTitle } from './poke-board.tsx'
import { RunBoard, toRunsTitle } from './run-board.tsx'

/** In a copy made of plain files: a board as an address asks for it, of the file that holds all of it. */
export async function drawBoard(address: string, draw: typeof drawWithReact): Promise<{ whole: ParentNode; title: string }> {
  const { pathname, searchParams } = new URL(address)
  if (pathname.startsWith(paths.pokes)) {
    const all = await readPokes()
    const board = await findPokes(async (view) => findInPokes(all, view), searchParams)
    return {
      whole: await drawOnce(<PokeBoard {...board} hasSamples={all.samples.length > 0} />, draw),
      title: toPokesTitle(board.view.page),
    }
  }
  const { filter, page } = readRunView(searchParams)
  const board = await findInRuns(await readRuns(), filter, page)
  return { whole: await drawOnce(<RunBoard {...board} filter={filter} />, draw), title: toRunsTitle(filter, board.page) }
}

const readRuns = once<WholeRuns>(copyFiles.runs)
const readPokes = once<WholePokes>(copyFiles.pokes)

/** Reads a file once it has come, and asks for it again until then. */
function once<Value>(path: string): () => Promise<Value> {
  let value: Value | undefined
  return async () => {
    if (value) return value
    const answer = await fetch(path)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    return (value = (await answer.json()) as Value)
  }
}
