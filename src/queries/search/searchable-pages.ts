import type { Kysely } from 'kysely'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { pageWeight, type PageKind } from '#model/search/found.ts'
import { joinBags, toBag, wordsOf } from '#model/text/terms.ts'
import { excerptAround } from '#model/text/matched-parts.ts'
import { Destination } from '#model/wiki/destination.ts'
import { Page, textOfBlocks, type PageBlock } from '#model/pages/page.ts'
import { toQuestionGroups } from '#model/pages/page-questions.ts'
import { paths } from '#model/wiki/paths.ts'
import { QuestionRecord } from '#model/wiki/question.ts'
import type { Searchable } from './searchable.ts'

/** Of an FAQ answer, in characters. */
const noteLength = 110

const readDestination = createRowReader(Destination.shape)
const readBlocks = createRowReader(Page.pick({ blocks: true }).shape)
const readQuestion = createRowReader(QuestionRecord.shape)

/** Lists search entries for pages, FAQ questions and open questions. */
export async function listSearchablePages(db: Kysely<Tables>): Promise<Searchable[]> {
  const destinations = (await db.selectFrom('destination').selectAll().orderBy('path').execute()).map((row) => readDestination(row))
  const pages = await db.selectFrom('page').select(['slug', 'text', 'words']).execute()
  const faqPages = new Set(destinations.flatMap(({ answers, page }) => (answers ? page : [])))
  const answering = await db
    .selectFrom('page')
    .select(['slug', 'blocks'])
    .where('slug', 'in', ['', ...faqPages])
    .execute()
  const pageOf = new Map(pages.map((page) => [page.slug, page]))
  const blocksOf = new Map(answering.map((row) => [row.slug, readBlocks(row).blocks]))
  const questions = (await db.selectFrom('question').selectAll().orderBy('slug').execute()).map((row) => readQuestion(row))
  return [
    ...destinations.map(({ kind, note, page, ...fields }) => {
      const { text, words } = pageOf.get(page) ?? { text: '', words: '' }
      return toSearchable(kind, { ...fields, note, text: `${note} ${text}`, words: joinBags(toBag(note), words) })
    }),
    ...destinations
      .filter(({ answers }) => answers)
      .flatMap(({ path, page, asked_as }) => listAnswers(path, blocksOf.get(page) ?? [], asked_as)),
    ...questions.map(({ slug, question: name, why: note }) =>
      toSearchable('question', { name, note, path: paths.openQuestion(slug), text: note }),
    ),
  ]
}

/** Search entries for the questions of an FAQ, with their anchors. */
function listAnswers(path: string, blocks: PageBlock[], askedAs: Destination['asked_as']): Searchable[] {
  const questions = toQuestionGroups(blocks).flatMap((group) => group.questions)
  return questions.map(({ id, title, answer }) => {
    const text = textOfBlocks(answer)
    return toSearchable('answer', {
      name: title,
      note: excerptAround(text, '', noteLength),
      path: `${path}#${encodeURIComponent(id)}`,
      text,
      keywords: askedAs[id] ?? [],
    })
  })
}

type Fields = { name: string; note: string; path: string; text: string; words?: string; keywords?: readonly string[] }

function toSearchable(kind: PageKind, { name, note, path, text, words = wordsOf(text, note), keywords = [] }: Fields): Searchable {
  return {
    alias: '',
    keywords,
    words,
    weight: pageWeight[kind],
    priced: null,
    text,
    town: '',
    hit: null,
    description_certainty: null,
    name_certainty: null,
    suggestion: {
      kind,
      name,
      note,
      path,
      picture: '',
      value: null,
      modded: false,
      value_estimate: false,
      value_certainty: null,
      note_certainty: null,
      value_version: '',
      price_per_weight: false,
    },
  }
}
