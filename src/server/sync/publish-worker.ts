import { cacheParsedTexts } from '#content/read-once.ts'
import { messageOf } from '#model/text/message-of.ts'
import { removeOldPublications } from '#publish/publication-writer.ts'
import { codeVersion } from '#server/publication-version.ts'
import { toFailure, type UpdateReport } from './content-updater.ts'
import { fillFromFolder } from './fill-from-folder.ts'
import { publishRevision } from './publish-revision.ts'
import type { WorkerOrder, WorkerReport } from './publisher-process.ts'
import { openStoredTexts } from './stored-texts.ts'

const { texts, store } = openStoredTexts(codeVersion)
cacheParsedTexts(texts)

async function runOrder({ settings, fill, above = 0, run, publication }: WorkerOrder): Promise<UpdateReport> {
  const { CONTENT_DIR: folder, DATABASE_URL: databaseUrl } = settings
  let warning = ''
  try {
    const filling = fill
      ? await fillFromFolder({ folder, databaseUrl, run, above }, (sentence) => (warning = sentence))
      : { written: 0, removed: 0, revision: 0 }
    const published = publication && (await publishRevision(settings, publication))
    return { ok: true, warning, ...filling, ...published }
  } catch (error) {
    return toFailure(error, warning)
  }
}

// Child process: receives a WorkerOrder by IPC, fills the database, publishes, and sends a WorkerReport.
process.on('message', (order: WorkerOrder) => {
  void runOrder(order).then((report) => {
    const ends = !order.stays || process.memoryUsage.rss() > order.maxKeptBytes
    const message: WorkerReport = { report, ends }
    process.send?.(message, () => void cleanUp(report).finally(() => ends && process.exit()))
  })
})

/** Work that the pages do not wait for. */
async function cleanUp(report: UpdateReport) {
  if (!report.ok) return
  store()
  if (report.folder === undefined) return
  await removeOldPublications(report.folder).catch((error: unknown) =>
    console.warn(`An old publication was not deleted: ${messageOf(error)}`),
  )
}

// Ends with the server.
process.once('disconnect', () => process.exit())
