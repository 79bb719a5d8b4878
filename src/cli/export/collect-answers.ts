import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { withoutSlash } from '#model/wiki/addresses/without-slash.ts'
import type { Database } from '#database/open-database.ts'
import { toResults } from '#model/wiki/envelope.ts'
import { maxEntries } from '#model/lists/shopping-list.ts'
import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Answer } from '#publish/answer.ts'
import { listAddresses, notFoundPath } from '#publish/addresses.ts'
import { callEnding, toFile } from '#publish/to-file.ts'
import { builtFiles } from '#server/built-files.ts'
import { listCallAddresses, listCards, listPagesOnRequest, listShortcuts } from './call-addresses.ts'
import { toPlainFile, toRedirectPage } from './to-plain-file.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'

/** A file of the export, or a redirect. */
type Collected = { file: string; body: Uint8Array } | { path: string; to: string }

type Render = (path: string) => Promise<Answer>

type Deps = {
  database: Database
  render: Render
  /** The origin of the export, as in its canonical links. */
  origin: string
  previews: boolean
}

export const notFoundFile = '404.html'

/** Not exported, as they need the server: offline reading, and the random item. */
const excluded = new Set<string>([offlinePaths.pages, offlinePaths.files, offlinePaths.worker, notFoundPath, paths.randomCard])

/** Renders the files and redirects of the export: published addresses, calls for single things, cards, and pictures. */
export async function* collectAnswers({ database, render, origin, previews }: Deps): AsyncGenerator<Collected> {
  const published = listAddresses(async (path) => (await render(path)).body.toString())
  const listed = await Promise.all([
    published,
    listCallAddresses(database),
    listPagesOnRequest(database),
    listShortcuts(database),
    listCards(database),
  ])
  const queue = new Set(
    listed
      .flat()
      .map(withoutSlash)
      .filter((path) => !excluded.has(path)),
  )
  for (const path of queue) {
    const answer = await render(path)
    const { status, headers, body } = answer
    // Skipped, it would be deleted from the last export.
    if (status >= 500) throw new Error(`${path} answers ${status}: ${body.toString().slice(0, 200)}`)
    if (status >= 300 && status < 400) {
      const to = headers.location ?? '/'
      yield { path, to }
      const stub = toFile(path, true)
      if (stub) yield { file: stub, body: toRedirectPage(to) }
    }
    if (status !== 200) continue
    const isPage = isHtml(answer)
    const file = toFile(path, isPage)
    if (file) yield { file, body: isPage && !path.startsWith(prefixes.cards) ? toPlainFile(answer, path) : body }
    if (!isPage) continue
    const html = body.toString()
    for (const tile of listTilesToRender(html)) queue.add(tile)
    if (previews) for (const link of listPreviews(html, origin)) queue.add(link)
  }
  yield { file: `${offlinePaths.listed.slice(1, -1)}${callEnding}`, body: await joinListed(database, render) }
  yield { file: notFoundFile, body: toPlainFile(await render(notFoundPath), notFoundPath) }
}

/** One answer with the list data of all items, which the list pages of the export load. */
async function joinListed({ db }: Database, render: Render): Promise<Uint8Array> {
  const items = await db.selectFrom('item').select('id').where('active', '=', 1).orderBy('id').execute()
  const results: unknown[] = []
  for (let start = 0; start < items.length; start += maxEntries) {
    const ids = items.slice(start, start + maxEntries).map(({ id }) => String(id))
    const { body } = await render(fillPath(callPaths.listedItems, ids).slice(0, -1))
    results.push(...(JSON.parse(body.toString()) as { results: unknown[] }).results)
  }
  return Buffer.from(JSON.stringify(toResults(results)))
}

const isHtml = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') === true

/** Item tiles in a page that are not built but rendered on request. */
function listTilesToRender(html: string): string[] {
  const tiles = [...html.matchAll(/src="?(\/assets\/images\/items\/[^"#?\s>]+)/g)].map(([, path = '']) => path)
  const isBuilt = (path: string) => builtFiles.some((folder) => existsSync(join(folder, path.slice(prefixes.assets.length))))
  return [...new Set(tiles)].filter((path) => !isBuilt(path))
}

/** Paths of the social previews of a page. */
function listPreviews(html: string, origin: string): string[] {
  return [...html.matchAll(/<meta property="?og:image"? content="?([^"\s>]+)/g)].flatMap(([, address = '']) =>
    address.startsWith(`${origin}${prefixes.previews}`) ? [address.slice(origin.length)] : [],
  )
}
