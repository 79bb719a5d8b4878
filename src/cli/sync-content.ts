import { randomUUID } from 'node:crypto'
import { fillFromFolder } from '#server/sync/fill-from-folder.ts'

export async function syncContent(folder: string, databaseUrl: string, { force }: { force: boolean }) {
  const { revision, written, removed } = await fillFromFolder({ folder, databaseUrl, run: randomUUID(), mayGoBack: force })
  console.log(
    written + removed === 0
      ? `Nothing has changed; revision ${revision}.`
      : `Revision ${revision}: ${written} rows written, ${removed} removed.`,
  )
}
