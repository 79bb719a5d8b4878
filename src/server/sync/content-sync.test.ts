import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { createContentSync } from './content-sync.ts'

test('what changes while content is being read is read after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-sync-'))
  const changed = join(folder, 'content')
  cpSync('test/wiki', changed, { recursive: true })
  const file = join(changed, 'items/shovel.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('value: 1200', 'value: 1700'))

  const order = { folder: 'test/wiki', databaseUrl: join(folder, 'wiki.db') }
  const content = createContentSync(order, pino({ level: 'silent' }))
  const first = content.sync()
  // The first reading has its order already; this is the change that comes in its way.
  order.folder = changed
  expect(await Promise.all([first, content.sync()])).toEqual([true, true])

  const database = await openDatabase(order.databaseUrl)
  const price = async () =>
    (await database.db.selectFrom('item').select('value').where('safe_name', '=', 'shovel').executeTakeFirst())?.value
  await expect.poll(price, { timeout: 50_000 }).toBe(1700)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
