import { keepParsedTexts } from '#content/read-once.ts'
import { tryToFill } from './fill-from-folder.ts'
import type { WorkerOrder } from './filling-process.ts'

/** Whoever has taken more, in bytes, is not kept: a small machine has better use for it. */
const mostKept = 512 * 1024 * 1024

async function fill({ order, stays }: WorkerOrder) {
  if (stays) keepParsedTexts()
  const report = await tryToFill(order)
  const ends = !stays || process.memoryUsage.rss() > mostKept
  process.send?.(report, () => ends && process.exit())
}

// Reads the content and fills the database, in a process of its own.
process.on('message', (order: WorkerOrder) => void fill(order))
// Without the one who asked, nobody takes over what is filled.
process.once('disconnect', () => process.exit())
