import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { readContent } from '#content/read-content.ts'
import { fill, type Filler, type Filling } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { findContentDate } from './content-date.ts'

export type FillOrder = { folder: string; databaseUrl: string } & Omit<Filler, 'by' | 'contentFrom'>

/** Reads and checks a content folder and fills the database from it. Throws ContentError for invalid content, and then writes nothing. */
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
    return await fill(database, content, filler)
  } finally {
    await database.close()
  }
}
