import type { ChatPresence } from '#model/wiki/chat.ts'
import { dataCalls } from '#model/wiki/calls/data-calls.ts'
import { atMostOne, toResult, toResults } from '#model/wiki/envelope.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from './answers.ts'
import { sendInParts } from './send-in-parts.ts'

/** Calls about the data itself: revision, sources, quality, dump. `fetchPresence` asks the chat in the site's settings. */
export function dataAnswers(queries: Queries, fetchPresence: () => Promise<ChatPresence | null>): Answers<keyof typeof dataCalls> {
  return {
    meta: async () => toResult(await queries.meta.findMeta()),
    thingPages: async () => toResults(await queries.thingPages.listAll()),
    movedPages: async () => toResults(await queries.formerNames.listMovedPages()),
    thingNames: async ({ params }) => toResults(await queries.thingNames.listOf(params.kinds)),
    provenance: async ({ params }) => toResults(await queries.meta.listProvenance(params.kind, params.id)),
    provenanceOf: async ({ params }) => toResults(await queries.meta.listProvenanceOfFields(params.kind, params.fields)),
    provenanceOfThings: async ({ params }) => toResults(await queries.meta.listProvenanceOfThings(params.kind, params.ids)),
    citedFacts: async ({ params }) => toResults(await queries.meta.listCited(params.facts)),
    openQuestions: async () => toResults(await queries.questions.listAll()),
    questionsOn: async ({ params }) => toResults(await queries.questions.listOn(params.page)),
    contentFiles: async () => toResults(await queries.contentFiles.listAll()),
    contentFile: async ({ params }) => toResults(atMostOne(await queries.contentFiles.find(params.folder, params.name))),
    contentFilesOf: async ({ params }) => toResults(await queries.contentFiles.listOfPage(params.page)),
    correctableFiles: async ({ params }) => toResults(await queries.correctable.listOfPage(params.page)),
    dataQuality: async () => toResults(await queries.quality.countAll()),
    dataQualityOf: async ({ params }) => toResults(await queries.quality.listThings(params.kind, params.field)),
    chat: async () => toResult(await fetchPresence()),
    dump: async () => sendInParts(dataCalls.dump.answer, toResult(await queries.dump.readAll())),
  }
}
