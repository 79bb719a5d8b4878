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
import { list, Text, text } from './parameters.ts'

const tag = 'About the data'
/** More than a thing has, and than a page tells of. */
const [maxFields, maxThings] = [40, 200]

const Meta = z.strictObject({
  revision: z.int().meta({ description: 'Rises whenever the content changes.' }),
  changed_at: z.string().meta({ description: 'When it last rose, UTC.' }),
  counts: z.record(z.string(), z.int()).meta({ description: 'How many things of each kind there are.' }),
})

const ThingNames = z.strictObject({
  kind: z.string().meta({ description: 'The kind.' }),
  names: z.array(z.string()).meta({ description: 'In the order of their names.' }),
})

const fieldOfKind = z.object({
  kind: text(`Kind of thing: ${kindsInWords.all}`, 'item'),
  field: text('Name of the field', 'value'),
})

/** What the wiki knows about itself, and everything at once. */
export const dataCalls = {
  meta: call({ tag, summary: 'Revision of the content and counts per kind', answer: result(Meta), specified: false }),

  thingPages: call({
    tag,
    summary: 'The page of every thing that has one of its own',
    answer: results(z.string().meta({ description: 'From the root of this site.' })),
    specified: false,
  }),

  movedPages: call({
    tag,
    summary: 'Every page of a thing that is called otherwise now: where it was, and where it is',
    answer: results(MovedPage),
    specified: false,
  }),

  thingNames: call({
    tag,
    summary: 'What files name the things of some kinds by: their names in addresses, or numbers',
    params: z.object({ kinds: list(Text, kindNames.length, 'Kinds, as folders of the content are called', 'shops|towns') }),
    answer: results(ThingNames),
    specified: false,
  }),

  provenance: call({
    tag,
    summary: 'Where each field of a thing comes from, and how sure it is',
    params: z.object({
      kind: text(`Kind of thing: ${kindsInWords.all}`, 'item'),
      id: text('Its file name without ending: the safe name, as a rule', examples.item.safe_name),
    }),
    answer: results(ProvenanceEntry),
    specified: false,
  }),

  provenanceOf: call({
    tag,
    summary: 'Where these fields of all things of a kind come from, and how sure they are',
    params: z.object({
      kind: text(`Kind of thing: ${kindsInWords.all}`, 'item'),
      fields: list(Text, maxFields, 'Names of the fields', 'value|shops'),
    }),
    answer: results(ProvenanceEntry),
    specified: false,
  }),

  provenanceOfThings: call({
    tag,
    summary: 'Where each field of several things of a kind comes from, and how sure it is',
    params: z.object({
      kind: text(`Kind of thing: ${kindsInWords.all}`, 'item'),
      ids: list(Text, maxThings, 'Their file names without ending', `${examples.item.safe_name}|${examples.made.safe_name}`),
    }),
    answer: results(ProvenanceEntry),
    specified: false,
  }),

  citedFacts: call({
    tag,
    summary: 'Where single facts come from, and how sure they are; unknown ones are left out',
    params: z.object({
      facts: list(Text, maxThings, 'Kind, thing and field of each', 'fact/filter-percent/value|fact/scrap-percent/value'),
    }),
    answer: results(ProvenanceEntry),
    specified: false,
  }),

  openQuestions: call({
    tag,
    summary: 'What is not known or only worked out or guessed, with the test that settles it; what touches most pages first',
    answer: results(OpenQuestion),
    specified: false,
  }),

  questionsOn: call({
    tag,
    summary: 'The open questions whose answers may change what a page says',
    params: z.object({ page: text('Its address on this site, or the file of its text: "pages/first-timer.md"', paths.tool('pressure')) }),
    answer: results(AskedQuestion),
    specified: false,
  }),

  contentFiles: call({
    tag,
    summary: 'Every content file as it is written, with the page that shows it; without drafts',
    answer: results(ContentFile),
    specified: false,
  }),

  contentFile: call({
    tag,
    summary: 'A content file as it is written, with the page that shows it',
    params: z.object({
      folder: text('Its folder; `content` for those that lie in none', 'resources'),
      name: text('Its name, with ending', `${examples.item.safe_name}.yaml`),
    }),
    answer: results(ContentFile),
    specified: false,
  }),

  contentFilesOf: call({
    tag,
    summary: 'The content files of which a page is made',
    params: z.object({ page: text('Its address, from the root of this site', paths.item(examples.item.safe_name)) }),
    answer: results(ContentFile.omit({ text: true })),
    specified: false,
  }),

  correctableFiles: call({
    tag,
    summary: 'The content files in which a page can be corrected: of the front page with those of its posts, of a tool its facts',
    params: z.object({ page: text('Its address, from the root of this site', paths.tool('pressure')) }),
    answer: results(ContentFile.pick({ file: true, title: true })),
    specified: false,
  }),

  dataQuality: call({
    tag,
    summary: 'How many facts are how sure, by kind of thing and field',
    answer: results(QualityRow),
    specified: false,
  }),

  dataQualityOf: call({
    tag,
    summary: 'How sure a field is of each thing of a kind, the least sure first',
    params: fieldOfKind,
    answer: results(QualityThing),
    specified: false,
  }),

  chat: call({
    tag,
    summary: 'Who is in the community chat; null when there is none or it does not answer',
    answer: result(ChatPresence.nullable()),
    specified: false,
    cache: 'minute',
  }),

  dump: call({
    tag,
    summary: 'Things, facts, news and boards at once, with their sources, as JSON',
    answer: result(Dump),
    specified: false,
  }),
}
