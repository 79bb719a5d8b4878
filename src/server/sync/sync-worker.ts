import { keepParsedTexts } from '#content/read-once.ts'
import { ownCode } from '#queries/made/made-with-content.ts'
import { tryToFill } from './fill-from-folder.ts'
import type { WorkerOrder, WorkerReport } from './filling-process.ts'
import { openStoredTexts } from './stored-texts.ts'

const { texts, store } = openStoredTexts(ownCode())
keepParsedTexts(texts)

async function fill({ order, stays, mostKept }: WorkerOrder) {
  const report = await tryToFill(order)
  const ends = !stays || process.memoryUsage.rss() > mostKept
  const said: WorkerReport = { report, ends }
  process.send?.(said, () => {
    // Readers have the change by now.
    if (report.ok) store()
    if (ends) process.exit()
  })
}

// Reads the content and fills the database, in a process of its own.
process.on('message', (order: WorkerOrder) => void fill(order))
// Without the one who asked, nobody takes over what is filled.
process.once('disconnect', () => process.exit())
