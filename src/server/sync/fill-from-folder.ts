import { messageOf } from '#model/text/message-of.ts'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { readContent } from '#content/read-content.ts'
import { ContentError } from '#content/check/problem.ts'
import { fill, GoesBack, type Filler, type Filling } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { madeWithContent } from '#queries/made/made-with-content.ts'
import { findContentDate } from './content-date.ts'

export type FillOrder = { folder: string; databaseUrl: string } & Omit<Filler, 'by' | 'contentFrom'>

export type SyncReport =
  | ({ ok: true; warning?: string } & Filling)
  /** `mayPass`: it may be well the next time, though nobody changes the content. */
  | { ok: false; problem: string; mayPass: boolean }

/** Fills, and says how it went. */
export async function tryToFill(order: FillOrder): Promise<SyncReport> {
  let warning = ''
  try {
    const filling = await fillFromFolder(order, (sentence) => (warning = sentence))
    return { ok: true, ...(warning && { warning }), ...filling }
  } catch (error) {
    const mayPass = !(error instanceof ContentError || error instanceof GoesBack)
    return { ok: false, problem: [warning, messageOf(error)].filter(Boolean).join('\n'), mayPass }
  }
}

/** Reads a content folder and makes the database say what it says. */
export async function fillFromFolder(
  { folder, databaseUrl, ...order }: FillOrder,
  warn: (sentence: string) => void = console.warn,
): Promise<Filling> {
  const { date: contentFrom, problem } = findContentDate(folder)
  if (problem) warn(problem)
  const content = readContent(folder)
  const database = await openDatabase(databaseUrl)
  try {
    const filler = { ...order, contentFrom, by: `${hostname()}:${resolve(folder)}` }
    return await fill(database, content, filler, madeWithContent)
  } finally {
    await database.close()
  }
}
