import { ContentError } from '#content/check/problem.ts'
import { GoesBack, type Filling } from '#database/fill.ts'
import { fillFromFolder, type FillOrder } from './fill-from-folder.ts'

export type SyncReport =
  | ({ ok: true } & Filling)
  /** `mayPass`: it may be well the next time, though nobody changes the content. */
  | { ok: false; problem: string; mayPass: boolean }

/** Reads the content and fills the database, in a process of its own. */
async function sync(order: FillOrder): Promise<SyncReport> {
  try {
    return { ok: true, ...(await fillFromFolder(order)) }
  } catch (error) {
    const mayPass = !(error instanceof ContentError || error instanceof GoesBack)
    return { ok: false, problem: error instanceof Error ? error.message : String(error), mayPass }
  }
}

process.once('message', (order: FillOrder) => void sync(order).then((report) => process.send?.(report, () => process.exit())))
// Without the one who asked, nobody takes over what is filled.
process.once('disconnect', () => process.exit())
