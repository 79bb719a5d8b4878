import type { Database } from '#database/open-database.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { isOpen } from '#model/wiki/certainty.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { covers, type AskedQuestion, type Cover, type OpenQuestion, type QuestionRecord } from '#model/wiki/question.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'
import { readCoveredItems } from '../game/named-things.ts'
import { gatherImpact, readPageNames, readQuestions } from './impact.ts'

type StoredFact = Pick<ProvenanceEntry, 'kind' | 'id' | 'field' | 'certainty'>

/** Queries for open questions. */
export function questionQueries(database: Database) {
  const { db } = database
  const memoize = memoizeByRevision(database)
  const readAll = () =>
    memoize('questions', async () => {
      const [records, impact] = await Promise.all([readQuestions(db), gatherImpact(db)])
      const questions = records.flatMap((question) => {
        const itsImpact = impact.get(question.slug)
        return itsImpact ? { ...question, ...itsImpact, pages: itsImpact.touched.size } : []
      })
      return { questions, toPage: await readPageNames(db) }
    })

  return {
    /** Every question, by the number of pages it affects; settled ones last. */
    async listAll(): Promise<OpenQuestion[]> {
      const { questions } = await readAll()
      return questions
        .map(({ slug, question, why, steps, answer, facts, open, guesses, pages }) => {
          return { slug, question, why, steps, answer, facts, open, guesses, pages }
        })
        .toSorted((a, b) => b.pages - a.pages || b.open - a.open)
    },

    /** Questions whose answers may change a page (its path or the file of its text); those that affect the fewest pages first. */
    async listOn(page: string): Promise<AskedQuestion[]> {
      const { questions, toPage } = await readAll()
      return questions
        .filter(({ touched }) => touched.has(toPage(page)))
        .toSorted((question, other) => question.pages - other.pages)
        .map((question) => toAsked(question, question.covers.flatMap(listCoveredFields)))
    },

    /** Questions that settle the open ones of these facts, by how many they settle. */
    async listOf(entries: readonly StoredFact[]): Promise<AskedQuestion[]> {
      const { questions } = await readAll()
      const open = entries.filter(({ certainty }) => isOpen(certainty))
      const itemOf = await readCoveredItems(db, [...new Set(open.map(({ id }) => id))])
      const isAbout = ({ covers: ownCovers }: Pick<QuestionRecord, 'covers'>, fact: StoredFact, byName: boolean) =>
        ownCovers.some((cover) => (!byName || cover.things.length > 0) && covers(cover, fact, itemOf))
      // A question that names the thing takes precedence over one about a group or shop.
      const named = new Set(open.filter((fact) => questions.some((question) => isAbout(question, fact, true))))
      return questions
        .map((question) => {
          const settled = open.filter((fact) => isAbout(question, fact, false))
          const fitting = settled.filter((fact) => !named.has(fact) || isAbout(question, fact, true))
          return { summary: toAsked(question, fitting.map(nameFact)), count: settled.length }
        })
        .filter(({ count }) => count > 0)
        .toSorted((some, other) => other.count - some.count)
        .map(({ summary }) => summary)
    },
  }
}

function toAsked({ slug, question }: Pick<QuestionRecord, 'slug' | 'question'>, settles: readonly string[]): AskedQuestion {
  return { slug, question, settles: [...new Set(settles)] }
}

const nameFact = ({ kind, id, field }: StoredFact) => `${kind}.${lineOf(field)}/${id}`
const listCoveredFields = ({ kind, fields }: Cover) => fields.map((field) => `${kind}.${field}`)
