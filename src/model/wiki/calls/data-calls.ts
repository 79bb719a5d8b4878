import { examples, kindsInWords } from '#model/game/words.ts'
import { paths } from '#model/wiki/paths.ts'
import { z } from 'zod'
import { ChatPresence } from '../chat.ts'
import { Dump } from '#model/wiki/calls/dump.ts'
import { kindNames } from '#model/game/kinds/kinds.ts'
import { result, results } from '../envelope.ts'
import { QualityRow, QualityThing } from '../data-quality.ts'
import { MovedPage } from '#model/wiki/kinds/former-names.ts'
import { ProvenanceEntry } from '../provenance.ts'
import { AskedQuestion, OpenQuestion } from '../question.ts'
import { ContentFile } from '../correct/content-file.ts'
import { call } from './call.ts'
import { listParameter, Text, textParameter } from './parameters.ts'

const tag = 'About the data'
/** More than any thing has and any page requests. */
const [maxFields, maxThings] = [40, 200]

const Meta = z.strictObject({
  revision: z.int().meta({ description: 'Increases with each change of the content.' }),
  changed_at: z.string().meta({ description: 'When it last increased, UTC.' }),
  counts: z.record(z.string(), z.int()).meta({ description: 'How many things of each kind there are.' }),
})

const ThingNames = z.strictObject({
  kind: z.string().meta({ description: 'The kind.' }),
  names: z.array(z.string()).meta({ description: 'In alphabetical order.' }),
})

const fieldOfKind = z.object({
  kind: textParameter(`Kind of thing: ${kindsInWords.all}`, 'item'),
  field: textParameter('Name of the field', 'value'),
})

/** Calls about the data itself, and the dump. */
export const dataCalls = {
  meta: call({ tag, summary: 'Revision of the content and counts per kind', answer: result(Meta), specified: false }),

  thingPages: call({
    tag,
    summary: 'The page address of every thing that has one',
    answer: results(z.string().meta({ description: 'From the root of this site.' })),
    specified: false,
  }),

  movedPages: call({
    tag,
    summary: 'Old and new addresses of renamed pages',
    answer: results(MovedPage),
    specified: false,
  }),

  thingNames: call({
    tag,
    summary: 'Identifiers of the things of some kinds: names in addresses, or numbers',
    params: z.object({ kinds: listParameter(Text, kindNames.length, 'Kinds, as folders of the content are called', 'shops|towns') }),
    answer: results(ThingNames),
    specified: false,
  }),

  provenance: call({
    tag,
    summary: 'Source and certainty of each field of a thing',
    params: z.object({
      kind: textParameter(`Kind of thing: ${kindsInWords.all}`, 'item'),
      id: textParameter('Its file name without extension, mostly the safe name', examples.item.safe_name),
    }),
    answer: results(ProvenanceEntry),
    specified: false,
  }),

  provenanceOf: call({
    tag,
    summary: 'Source and certainty of some fields, for all things of a kind',
    params: z.object({
      kind: textParameter(`Kind of thing: ${kindsInWords.all}`, 'item'),
      fields: listParameter(Text, maxFields, 'Names of the fields', 'value|shops'),
    }),
    answer: results(ProvenanceEntry),
    specified: false,
  }),

  provenanceOfThings: call({
    tag,
    summary: 'Source and certainty of each field, for several things of a kind',
    params: z.object({
      kind: textParameter(`Kind of thing: ${kindsInWords.all}`, 'item'),
      ids: listParameter(Text, maxThings, 'Their file names without ending', `${examples.item.safe_name}|${examples.crafted.safe_name}`),
    }),
    answer: results(ProvenanceEntry),
    specified: false,
  }),

  citedFacts: call({
    tag,
    summary: 'Source and certainty of single facts; unknown ones are left out',
    params: z.object({
      facts: listParameter(Text, maxThings, 'Kind, thing and field of each', 'fact/filter-percent/value|fact/scrap-percent/value'),
    }),
    answer: results(ProvenanceEntry),
    specified: false,
  }),

  openQuestions: call({
    tag,
    summary: 'Open questions, each with the test that answers it; those that affect the most pages first',
    answer: results(OpenQuestion),
    specified: false,
  }),

  questionsOn: call({
    tag,
    summary: 'The open questions whose answers can change a page',
    params: z.object({
      page: textParameter('Its address on this site, or the file of its text: "pages/first-timer.md"', paths.tool('pressure')),
    }),
    answer: results(AskedQuestion),
    specified: false,
  }),

  contentFiles: call({
    tag,
    summary: 'All content files with the page that shows each; without drafts',
    answer: results(ContentFile),
    specified: false,
  }),

  contentFile: call({
    tag,
    summary: 'A content file with the page that shows it',
    params: z.object({
      folder: textParameter('Its folder; `content` for files at the top', 'resources'),
      name: textParameter('Its file name with extension', `${examples.item.safe_name}.yaml`),
    }),
    answer: results(ContentFile),
    specified: false,
  }),

  contentFilesOf: call({
    tag,
    summary: 'The content files behind a page',
    params: z.object({ page: textParameter('Its address, from the root of this site', paths.item(examples.item.safe_name)) }),
    answer: results(ContentFile.omit({ text: true })),
    specified: false,
  }),

  correctableFiles: call({
    tag,
    summary: 'The content files to edit for a page; for the home page with its posts, for a tool its facts',
    params: z.object({ page: textParameter('Its address, from the root of this site', paths.tool('pressure')) }),
    answer: results(ContentFile.pick({ file: true, title: true })),
    specified: false,
  }),

  dataQuality: call({
    tag,
    summary: 'Number of facts per certainty, by kind of thing and field',
    answer: results(QualityRow),
    specified: false,
  }),

  dataQualityOf: call({
    tag,
    summary: 'Certainty of a field for each thing of a kind, lowest first',
    params: fieldOfKind,
    answer: results(QualityThing),
    specified: false,
  }),

  chat: call({
    tag,
    summary: 'Members of the community chat; null without a chat or an answer',
    answer: result(ChatPresence.nullable()),
    specified: false,
    cache: 'minute',
  }),

  dump: call({
    tag,
    summary: 'Things, facts, news and boards with their sources, as one JSON file',
    answer: result(Dump),
    specified: false,
  }),
}
