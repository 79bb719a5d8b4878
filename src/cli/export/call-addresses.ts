import { namesOf } from '#model/wiki/keyed.ts'
import type { Database } from '#database/open-database.ts'
import { callPaths, filePaths, fillPath, type CallName, type PathPart, type PathParts } from '#model/wiki/calls/call-paths.ts'
import { calls } from '#model/game/calls/calls.ts'
import { paths } from '#model/wiki/paths.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { linkedTables, listAskedOfGame } from '../game/asked-calls.ts'
import { byName, each, unique } from './call-parts.ts'

/** The calls that are told in their path what they are asked for. */
type AskedCall = { [Name in CallName]: (typeof callPaths)[Name] extends `${string}:${string}` ? Name : never }[CallName]

/** What such a call can be asked for, once for each thing: the parts of its path. One that reads what somebody typed or chose is not in it. */
type Asked = { [Name in AskedCall]?: readonly PathPart[][] }

/** Every address of the API whose answer can be known beforehand: all but those that read what somebody typed or chose. */
export async function listCallAddresses(database: Database): Promise<string[]> {
  const asked = await listByName(database)
  const formerNames = await listFormerNames(database)
  // What may not be kept for long is not the same a day later.
  const lasting = namesOf(callPaths).filter((name) => calls[name].cache === 'usual')
  const addresses = lasting.flatMap((name) => {
    const path: string = callPaths[name]
    const parts = path.includes(':') ? (asked[name as AskedCall] ?? []) : [[]]
    // Each of these takes one name, and answers by a former one as well.
    const former = formerNames.filter(({ kind }) => parts.length > 0 && Object.values<string>(calls[name].names).includes(kind))
    return [...parts, ...former.map(({ was }) => [was])].map((all) => fillPath(path, ...(all as PathParts<string>)).slice(0, -1))
  })
  return [...Object.values(filePaths), ...addresses]
}

async function listByName({ db }: Database): Promise<Asked> {
  const [game, mods, posts, runs, pages, sourced] = await Promise.all([
    listAskedOfGame(db),
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
 * Addresses that lead to the page of a thing: by its name, as the game writes it and as addresses do, the short ones of shops, and those
 * that things had when they were called otherwise.
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

/** Pages without parameters that are not published: a server renders them on request. */
export async function listPagesOnRequest({ db }: Database): Promise<string[]> {
  const fields = await db.selectFrom('provenance').select(['kind', 'field']).distinct().execute()
  return [paths.correct(), ...fields.map(({ kind, field }) => paths.dataQualityOf(kind, field))]
}

/** The cards of items: beside links of the site, and for other sites to show in a frame. A server renders them on request. */
export async function listCards({ db }: Database): Promise<string[]> {
  const items = await db.selectFrom('item').select('safe_name').where('active', '=', 1).execute()
  return items.flatMap(({ safe_name }) => [paths.itemCard(safe_name), paths.embedItem(safe_name)])
}
