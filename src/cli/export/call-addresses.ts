import { keysOf } from '#model/wiki/keyed.ts'
import type { Database } from '#database/open-database.ts'
import { callPaths, filePaths, fillPath, type CallName, type PathPart, type PathParts } from '#model/wiki/calls/call-paths.ts'
import { calls } from '#model/game/calls/calls.ts'
import { paths } from '#model/wiki/paths.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { linkedTables, listGameParameters } from '../game/asked-calls.ts'
import { byName, each, unique } from './call-parts.ts'

/** Calls with path parameters. */
type ParameterCall = { [Name in CallName]: (typeof callPaths)[Name] extends `${string}:${string}` ? Name : never }[CallName]

/** Path parameters of each call, once per thing; without calls for typed or chosen input. */
type PathParameters = { [Name in ParameterCall]?: readonly PathPart[][] }

/** Lists every API address to export: all except those with typed or chosen input. */
export async function listCallAddresses(database: Database): Promise<string[]> {
  const parameters = await listParameters(database)
  const formerNames = await listFormerNames(database)
  // Without calls whose answer changes by itself.
  const lasting = keysOf(callPaths).filter((name) => calls[name].cache === 'usual')
  const addresses = lasting.flatMap((name) => {
    const path: string = callPaths[name]
    const parts = path.includes(':') ? (parameters[name as ParameterCall] ?? []) : [[]]
    // These calls take one name and also accept a former one.
    const former = formerNames.filter(({ kind }) => parts.length > 0 && Object.values<string>(calls[name].names).includes(kind))
    return [...parts, ...former.map(({ was }) => [was])].map((all) => fillPath(path, ...(all as PathParts<string>)).slice(0, -1))
  })
  return [...Object.values(filePaths), ...addresses]
}

async function listParameters({ db }: Database): Promise<PathParameters> {
  const [game, mods, posts, runs, pages, sourced] = await Promise.all([
    listGameParameters(db),
    db.selectFrom('mod').select('name').where('active', '=', 1).execute(),
    db.selectFrom('blog_post').select('id').execute(),
    db.selectFrom('speedrun').select('player').execute(),
    db.selectFrom('page').select('slug').execute(),
    db.selectFrom('provenance').select(['kind', 'id', 'field']).execute(),
  ])
  return {
    ...game,
    modDetails: each(mods.map(({ name }) => name)),
    blogPost: each(posts.map(({ id }) => id)),
    bestRunsOf: each(runs.map(({ player }) => player)),
    page: each(pages.map(({ slug }) => slug)),
    prosePage: each(pages.map(({ slug }) => slug)),
    provenance: unique(sourced.map(({ kind, id }) => [kind, id])),
    provenanceOf: unique(sourced.map(({ kind, field }) => [kind, field])),
    dataQualityOf: unique(sourced.map(({ kind, field }) => [kind, field])),
  }
}

const listFormerNames = ({ db }: Database) => db.selectFrom('former_name').select(['kind', 'was']).execute()

/**
 * Lists addresses that redirect to pages: links by name (as written in the game and in addresses), short links of shops, and former
 * addresses.
 */
export async function listShortcuts(database: Database): Promise<string[]> {
  const { db } = database
  const formerNames = await listFormerNames(database)
  const moved = await db.selectFrom('moved_page').select('path').execute()
  const things = await Promise.all([...linkedTables, 'mod' as const].map((table) => db.selectFrom(table).select('name').execute()))
  const shops = await db.selectFrom('shop').select(['id', 'name']).where('active', '=', 1).execute()
  return [
    ...byName(things.flat()).map(([name]) => paths.link(String(name))),
    ...shops.map(({ id, name }) => paths.shopShort(toSafeName(name), id)),
    ...formerNames.map(({ was }) => paths.link(was)),
    ...formerNames.flatMap(({ kind, was }) => (kind === 'items' ? paths.embedItem(was) : [])),
    ...moved.map(({ path }) => encodeURI(path)),
  ]
}

/** Lists pages without parameters that are not published but rendered on request. */
export async function listPagesOnRequest({ db }: Database): Promise<string[]> {
  const fields = await db.selectFrom('provenance').select(['kind', 'field']).distinct().execute()
  return [paths.correct(), ...fields.map(({ kind, field }) => paths.dataQualityOf(kind, field))]
}

/** Lists the cards of items, for hover and for embedding; they are rendered on request. */
export async function listCards({ db }: Database): Promise<string[]> {
  const items = await db.selectFrom('item').select('safe_name').where('active', '=', 1).execute()
  return items.flatMap(({ safe_name }) => [paths.itemCard(safe_name), paths.embedItem(safe_name)])
}
