import { result, toResult } from '#model/wiki/envelope.ts'
import { Dump } from '#model/wiki/dump.ts'
import type { Queries } from '#queries/queries.ts'
import { contract, type Routes } from './route.ts'

/** Everything in one download, for whoever would otherwise ask a thousand times. */
export function dumpRoutes(queries: Queries): Routes {
  return (api, _options, done) => {
    const tag = 'About the data'

    api.get(
      '/api/dump.json',
      { schema: contract({ tag, summary: 'Everything at once, as JSON', answer: result(Dump), specified: false }) },
      async () => {
        const { revision, changed_at } = await queries.meta.findMeta()
        const towns = await queries.towns.listAll()
        const shops = await Promise.all(towns.flatMap((town) => town.shops).map(({ id }) => queries.shops.find(id)))
        return toResult({
          revision,
          changed_at,
          licence: 'CC BY-SA 4.0',
          items: await queries.items.listAll(),
          resources: (await queries.resources.listAll()).map(({ safe_name: _, ...resource }) => resource),
          blueprints: await queries.blueprints.listAll(),
          shops: shops.filter((shop) => shop !== undefined).toSorted((a, b) => a.id - b.id),
          towns,
          digsites: await queries.digsites.listAll(),
          vehicles: await queries.vehicles.listAll(),
          mods: await queries.mods.listAll(),
          patchnotes: await queries.news.listPatchNotes(),
          blogposts: await queries.news.listBlogPosts(),
          releasenotes: await queries.news.listReleaseNotes(),
          logic_elements: await queries.logicElements.listAll(),
          facts: await queries.facts.listAll(),
          speedruns: await queries.runs.listAll(),
          pokes: await queries.pokes.listAll(),
          provenance: await queries.meta.listAllProvenance(),
        })
      },
    )

    api.get(
      '/api/dump.sqlite',
      { schema: { tags: [tag], summary: 'Everything at once, as an SQLite file', description: 'An addition of this wiki.' } },
      async (_request, reply) =>
        reply
          .type('application/vnd.sqlite3')
          .header('content-disposition', 'attachment; filename="bridgepour.sqlite"')
          .send(await queries.meta.copyAsSqlite()),
    )
    done()
  }
}
