import type { Kysely } from 'kysely'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { pageWeight, type PageKind } from '#model/search/found.ts'
import { wordsOf } from '#model/search/search-index.ts'
import { excerptAround } from '#model/text/matched-parts.ts'
import { toText } from '#model/text/plain-text.ts'
import { Destination } from '#model/wiki/destination.ts'
import { Page, type PageBlock } from '#model/pages/page.ts'
import { toQuestionGroups } from '#model/pages/page-questions.ts'
import { paths } from '#model/wiki/paths.ts'
import { QuestionRecord } from '#model/wiki/question.ts'
import type { Searchable } from './searchable.ts'

/** Of an answer as its one line, in characters. */
const noteLength = 110

const readDestination = createRowReader(Destination.shape)
const readPage = createRowReader(Page.shape)
const readQuestion = createRowReader(QuestionRecord.shape)

/** The pages of this wiki, the questions its FAQs answer, and those that are open. */
export async function listSearchablePages(db: Kysely<Tables>): Promise<Searchable[]> {
  const destinations = (await db.selectFrom('destination').selectAll().orderBy('path').execute()).map((row) => readDestination(row))
  const pages = new Map((await db.selectFrom('page').selectAll().execute()).map((row) => [row.slug, readPage(row)]))
  const questions = (await db.selectFrom('question').selectAll().orderBy('slug').execute()).map((row) => readQuestion(row))
  const blocksOf = (slug: string) => pages.get(slug)?.blocks ?? []
  return [
    ...destinations.map(({ kind, note, page, ...known }) =>
      toSearchable(kind, { ...known, note, text: `${note} ${textOf(blocksOf(page))}` }),
    ),
    ...destinations.filter(({ answers }) => answers).flatMap(({ path, page }) => listAnswers(path, blocksOf(page))),
    ...questions.map(({ slug, question: name, why: note }) =>
      toSearchable('question', { name, note, path: paths.openQuestion(slug), text: note }),
    ),
  ]
}

/** Each question of an FAQ, at its own place. */
function listAnswers(path: string, blocks: PageBlock[]): Searchable[] {
  const asked = toQuestionGroups(blocks).flatMap(({ questions }) => questions)
  return asked.map(({ id, title, answer }) => {
    const text = textOf(answer)
    return toSearchable('answer', {
      name: title,
      note: excerptAround(text, '', noteLength),
      path: `${path}#${encodeURIComponent(id)}`,
      text,
    })
  })
}

type Known = { name: string; note: string; path: string; text: string; keywords?: readonly string[] }

function toSearchable(kind: PageKind, { name, note, path, text, keywords = [] }: Known): Searchable {
  return {
    alias: '',
    keywords,
    words: wordsOf(text, note),
    weight: pageWeight[kind],
    priced: null,
    text,
    town: '',
    hit: null,
    description_certainty: null,
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
    },
  }
}

/** What a page says in words; what the site draws from data is no text. */
function textOf(blocks: readonly PageBlock[]): string {
  return toText(blocks.map((block) => ('html' in block ? block.html : '')).join(' '))
}
