import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { Site } from '#model/wiki/site.ts'
import { indexes } from './indexes.ts'
import { storedAs } from './stored-as.ts'
import { tableFields } from './tables.ts'

/** Both databases keep numbers with eight bytes and sort text by its bytes, not by a language, so that they answer the same. */
export const columnTypes = {
  sqlite: { integer: 'integer', real: 'double precision', text: 'text' },
  postgres: { integer: 'integer', real: 'double precision', text: sql`text collate "C"` },
} as const

/** How the columns of each table are stored. */
export const tables = [...tableFields].map(([table, fields]) => ({
  table,
  columns: Object.entries(fields).map(([name, shape]) => ({ name, ...storedAs(shape) })),
}))

/** The texts of the one row that says which content the tables hold, beside its number. */
export const revisionTexts = ['changed_at', 'content_from', 'filled_by', 'filled_run'] as const

/**
 * What the tables look like: another fingerprint, other tables. The site's settings are stored whole and answered whole, so
 * their shape belongs to it: else a new version would answer with the settings of the old one until it has read the content.
 */
export const fingerprint = createHash('sha1')
  .update(JSON.stringify([tables, columnTypes.sqlite, 'text collate "C"', indexes, z.toJSONSchema(Site), revisionTexts]))
  .digest('hex')

/** Names the file, or the schema, that this version of the code fills: a version with other tables has its own (decision 13). */
export const schemaVersion = fingerprint.slice(0, 8)
