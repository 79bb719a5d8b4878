import type { ChatPresence } from '#model/wiki/chat.ts'
import type { dataCalls } from '#model/wiki/calls/data-calls.ts'
import type { Dump } from '#model/wiki/kinds/dump.ts'
import { toResult, toResults } from '#model/wiki/envelope.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from './answers.ts'

/** What the wiki knows about itself, and everything at once. `whoIsThere` asks the chat that the site's settings name. */
export function dataAnswers(queries: Queries, whoIsThere: () => Promise<ChatPresence | null>): Answers<keyof typeof dataCalls> {
  return {
    meta: async () => toResult(await queries.meta.findMeta()),
    thingPages: async () => toResults(await queries.thingPages.listAll()),
    provenance: async ({ params }) => toResults(await queries.meta.listProvenance(params.kind, params.id)),
    provenanceOf: async ({ params }) => toResults(await queries.meta.listProvenanceOfFields(params.kind, params.fields)),
    provenanceOfThings: async ({ params }) => toResults(await queries.meta.listProvenanceOfThings(params.kind, params.ids)),
    openQuestions: async () => toResults(await queries.questions.listAll()),
    dataQuality: async () => toResults(await queries.quality.countAll()),
    dataQualityOf: async ({ params }) => toResults(await queries.quality.listThings(params.kind, params.field)),
    chat: async () => toResult(await whoIsThere()),
    dump: async () => toResult(await gatherAll(queries)),
  }
}

/** For whoever would otherwise ask a thousand times. */
async function gatherAll(queries: Queries): Promise<Dump> {
  const { revision, changed_at } = await queries.meta.findMeta()
  const towns = await queries.towns.listAll()
  const shops = await Promise.all(towns.flatMap((town) => town.shops).map(({ id }) => queries.shops.find(id)))
  return {
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
  }
}
