import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { readContent } from '#content/read-content.ts'
import { fill, type Filler, type Filling } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { findContentDate } from './content-date.ts'

export type FillOrder = { folder: string; databaseUrl: string } & Omit<Filler, 'by' | 'contentFrom'>

/** Reads a content folder and makes the database say what it says. */
export async function fillFromFolder({ folder, databaseUrl, ...order }: FillOrder): Promise<Filling> {
  const contentFrom = findContentDate(folder)
  const content = readContent(folder)
  const database = await openDatabase(databaseUrl)
  try {
    return await fill(database, content, { ...order, contentFrom, by: `${hostname()}:${resolve(folder)}` })
  } finally {
    await database.close()
  }
}
