import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { Site } from '#model/wiki/site.ts'
import { indexes } from './indexes.ts'
import { storedAs } from './stored-as.ts'
import { tableFields } from './tables.ts'

/** Both databases store reals with eight bytes and sort text by its bytes, so that they answer the same. */
export const columnTypes = {
  sqlite: { integer: 'integer', real: 'double precision', text: 'text' },
  postgres: { integer: 'integer', real: 'double precision', text: sql`text collate "C"` },
} as const

/** The columns of each table with their types. */
export const tables = [...tableFields].map(([table, fields]) => ({
  table,
  columns: Object.entries(fields).map(([name, shape]) => ({ name, ...storedAs(shape) })),
}))

/** Text columns of the `revision` table. */
export const revisionTexts = ['changed_at', 'content_from', 'filled_by', 'filled_run'] as const

/**
 * Hash of the tables' shape; tables with another fingerprint are created again. The shape of the site's settings is part of it: they are
 * stored as one JSON value, which an older version may have written.
 */
export const fingerprint = createHash('sha1')
  .update(JSON.stringify([tables, columnTypes.sqlite, 'text collate "C"', indexes, z.toJSONSchema(Site), revisionTexts]))
  .digest('hex')

/** Part of the name of the SQLite file or PostgreSQL schema: versions with other tables use another one (decision 13). */
export const schemaVersion = fingerprint.slice(0, 8)
