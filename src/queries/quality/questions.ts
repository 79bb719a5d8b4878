import type { Database } from '#database/open-database.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { isOpen } from '#model/wiki/certainty.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { covers, type AskedQuestion, type Cover, type OpenQuestion, type QuestionRecord } from '#model/wiki/question.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'
import { readCoveredItems } from '../game/named-things.ts'
import { gatherImpact, readPageNames, readQuestions } from './impact.ts'

type StoredFact = Pick<ProvenanceEntry, 'kind' | 'id' | 'field' | 'certainty'>

/** What nobody knows yet, and whose pages it touches. */
export function questionQueries(database: Database) {
  const { db } = database
  const memoize = memoizeByRevision(database)
  const readAll = () =>
    memoize('questions', async () => {
      const [records, impact] = await Promise.all([readQuestions(db), gatherImpact(db)])
      const questions = records.flatMap((question) => {
        const reach = impact.get(question.slug)
        return reach ? { ...question, ...reach, pages: reach.touched.size } : []
      })
      return { questions, toPage: await readPageNames(db) }
    })

  return {
    /** Every question, the one that touches most pages first. What is settled comes last. */
    async listAll(): Promise<OpenQuestion[]> {
      const { questions } = await readAll()
      return questions
        .map(({ slug, question, why, steps, answer, facts, open, guesses, pages }) => {
          return { slug, question, why, steps, answer, facts, open, guesses, pages }
        })
        .toSorted((one, other) => other.pages - one.pages || other.open - one.open)
    },

    /** The questions whose answers may change what this page (its address, or the file of its text) says; what is most its own comes first. */
    async listOn(page: string): Promise<AskedQuestion[]> {
      const { questions, toPage } = await readAll()
      return questions
        .filter(({ touched }) => touched.has(toPage(page)))
        .toSorted((one, other) => one.pages - other.pages)
        .map((one) => toAsked(one, one.covers.flatMap(listFields)))
    },

    /** The questions that settle what is not sure of these facts, each once; what settles most of them comes first. */
    async listOf(entries: readonly StoredFact[]): Promise<AskedQuestion[]> {
      const { questions } = await readAll()
      const open = entries.filter(({ certainty }) => isOpen(certainty))
      const itemOf = await readCoveredItems(db, [...new Set(open.map(({ id }) => id))])
      const isAbout = ({ covers: held }: Pick<QuestionRecord, 'covers'>, fact: StoredFact, byName: boolean) =>
        held.some((cover) => (!byName || cover.things.length > 0) && covers(cover, fact, itemOf))
      // A question that names a thing fits it better than one about a whole shelf.
      const named = new Set(open.filter((fact) => questions.some((one) => isAbout(one, fact, true))))
      return questions
        .map((one) => {
          const settled = open.filter((fact) => isAbout(one, fact, false))
          const fitting = settled.filter((fact) => !named.has(fact) || isAbout(one, fact, true))
          return { asked: toAsked(one, fitting.map(nameFact)), count: settled.length }
        })
        .filter(({ count }) => count > 0)
        .toSorted((some, other) => other.count - some.count)
        .map(({ asked }) => asked)
    },
  }
}

function toAsked({ slug, question }: Pick<QuestionRecord, 'slug' | 'question'>, settles: readonly string[]): AskedQuestion {
  return { slug, question, settles: [...new Set(settles)] }
}

const nameFact = ({ kind, id, field }: StoredFact) => `${kind}.${lineOf(field)}/${id}`
const listFields = ({ kind, fields }: Cover) => fields.map((field) => `${kind}.${field}`)
