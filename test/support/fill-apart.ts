import { readSettings } from '#server/settings.ts'
import { createPublisherProcess } from '#server/sync/publisher-process.ts'

/** Fills a database in a child process. */
export function fillApart({ folder, databaseUrl }: { folder: string; databaseUrl: string }) {
  return createPublisherProcess(readSettings({ CONTENT_DIR: folder, DATABASE_URL: databaseUrl })).update({ fill: true })
}
