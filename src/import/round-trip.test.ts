import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { readContent } from '#content/read-content.ts'
import type { Content } from '#content/read-files.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { toSearchSlug } from '#model/text/slugs.ts'
import { callPaths, fillPath, type CallName, type PathPart } from '#model/wiki/calls/call-paths.ts'
import { calls } from '#model/game/calls/calls.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { takenBy } from './collect.ts'
import { importWiki } from './import-wiki.ts'

const folder = mkdtempSync(join(tmpdir(), 'wiki-round-trip-'))
const origin = inject('smallWiki')
const output: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const specified = (Object.keys(callPaths) as CallName[]).filter((name) => calls[name].specified)

test('every call of the specification is requested, or another has its data', () => {
  expect(Object.keys(takenBy)).toEqual(specified)
  for (const by of Object.values(takenBy)) expect(['once', 'each', ...specified]).toContain(by)
})

/** Path parameters of each call; other calls have none. */
function listParts({ items, shops, towns, digsites, vehicles, mods, blogPosts, patchNotes, updates, speedruns }: Content) {
  const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name)
  const names = [items, shops, towns, digsites, vehicles, mods].flatMap(namesOf)
  const titles = [...blogPosts.map(({ title }) => title), ...updates.map(({ title }) => title), ...patchNotes.map(({ summary }) => summary)]
  const each = (values: readonly PathPart[]) => values.map((value) => [value])
  return {
    item: each(items.flatMap(({ id, safe_name }) => [id, safe_name])),
    itemsMatching: each(namesOf(items)),
    resource: each(items.map(({ safe_name }) => safe_name)),
    shop: each(shops.map(({ id }) => id)),
    shopsExact: each(namesOf(shops)),
    townsExact: each(namesOf(towns)),
    digsitesExact: each(namesOf(digsites)),
    vehiclesExact: each(namesOf(vehicles)),
    blogPost: each(blogPosts.map(({ id }) => id)),
    runsWith: speedruns.flatMap(({ player, plot }) => [
      [[player, 'none', 'none', 'none', 'none']],
      [['none', plot, 'none', 'none', 'none']],
    ]),
    search: each([...names, ...titles].map((text) => toSearchSlug(text))),
  } as Partial<Record<CallName, PathPart[][]>>
}

async function open(content: Content) {
  const database = await openDatabase(':memory:')
  await fill(database, content)
  const settings = readSettings({ RATE_LIMIT: 'off' })
  const { app } = await createApp({ settings, database, log: pino({ level: 'silent' }) })
  return {
    ask: async (path: string) => (await app.inject(path)).body,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

test('this wiki imported into an empty folder answers every call of the specification alike', { tags: 'long' }, async () => {
  const options = { pause: 0, cacheIn: join(folder, '.kept') }
  await importWiki('test/wiki', origin, { ...options, dryRun: true })
  expect(output.at(-2)).toMatch(/^0 new, 0 changed, \d{3} the same, 0 fields kept, 0 rejected\.$/)
  await importWiki(folder, origin, { ...options, yes: true })
  const parts = listParts(readContent('test/wiki'))
  const tried = specified.filter((name) => calls[name].cache !== 'never')
  const addresses = tried.flatMap((name) => (parts[name] ?? [[]]).map((all) => fillPath<string>(callPaths[name], ...(all as []))))
  // `strict` also rejects warnings.
  const copy = await open(readContent(folder, { strict: true }))
  const different: string[] = []
  for (const address of addresses) {
    const [was, is] = [await (await fetch(new URL(address, origin))).text(), await copy.ask(address)]
    if (was !== is) different.push(address)
  }
  await copy.close()
  expect(addresses.length).toBeGreaterThan(200)
  // Search also matches the table of changes in a patch note, which no call of the specification has.
  expect(different).toEqual(['/api/query/sword/'])
})
