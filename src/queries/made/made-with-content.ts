import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRevision, type MadeWithContent } from '#database/fill.ts'
import { toMadeRow } from '#database/rows.ts'
import type { Database } from '#database/open-database.ts'
import { countCategories } from '#queries/leaderboards/run-categories.ts'
import { countPlayers } from '#queries/leaderboards/runs.ts'
import { gatherGuides } from '#queries/pages.ts'
import { countQuality, listStepCountings } from '#queries/quality/data-quality.ts'
import { keepReaches } from '#queries/quality/stored-reaches.ts'
import { keepIndex } from '#queries/search/stored-index.ts'
import { listGroupCountings } from '#queries/game/whole-pages/item-table.ts'
import { keepCounted } from './counted.ts'

/**
 * What rests on all things of the wiki is made where the content is filled, in the same transaction, and kept beside it: who is asked
 * first after a start looks up what a page shows, whatever the size of the wiki (decision 20).
 */
export const madeWithContent: MadeWithContent = {
  async isDue(db) {
    const made = await db.selectFrom('made_with_content').select('made_by').executeTakeFirst()
    return made?.made_by !== ownCode()
  },
  async make(db, revision) {
    await keepReaches(db)
    await keepCounted(db, [
      ['categories', () => countCategories(db)],
      ['players', () => countPlayers(db)],
      ['guides', () => gatherGuides(db)],
      ['quality', () => countQuality(db)],
      ...(await listStepCountings(db)),
      ...(await listGroupCountings(db)),
    ])
    const search_index = await keepIndex(db)
    await db.deleteFrom('made_with_content').execute()
    await db
      .insertInto('made_with_content')
      .values(toMadeRow({ id: 1, revision, made_by: ownCode(), search_index }))
      .execute()
  },
}

/** Whether what is kept belongs to the content that the database holds: who fills by hand may keep nothing. */
export async function isStored(database: Database): Promise<boolean> {
  const { number } = await readRevision(database)
  return (await database.db.selectFrom('made_with_content').select('id').where('revision', '=', number).executeTakeFirst()) !== undefined
}

declare const OWN_CODE: string

let code: string | undefined

/** What the rules are by which content is read and this is made of it: what another version of the wiki has made is made anew. */
export function ownCode(): string {
  if (code !== undefined) return code
  // Put in by scripts/build-server.ts.
  if (typeof OWN_CODE === 'string') return (code = OWN_CODE)
  const hash = createHash('sha1')
  const source = join(import.meta.dirname, '..', '..')
  for (const file of globSync('{model,content,queries}/**/*.ts', { cwd: source }).toSorted())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(source, file)))
  return (code = hash.digest('base64url'))
}
