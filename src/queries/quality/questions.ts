import type { Database } from '#database/open-database.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { isOpen } from '#model/wiki/certainty.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { covers, type AskedQuestion, type Cover, type OpenQuestion, type QuestionRecord } from '#model/wiki/question.ts'
import { isStored } from '#queries/made/made-with-content.ts'
import { createOnceARevision } from '#queries/once-a-revision.ts'
import { gatherHere, readStoredReaches, type Counts } from './stored-reaches.ts'
import { readCoveredItems } from '../game/named-things.ts'
import { readPageNames, readQuestions } from './reaches.ts'

type StoredFact = Pick<ProvenanceEntry, 'kind' | 'id' | 'field' | 'certainty'>
const nothing: Counts = { facts: 0, open: 0, guesses: 0, pages: 0 }

/** What nobody knows yet, and whose pages it touches. */
export function questionQueries(database: Database) {
  const { db } = database
  const onceARevision = createOnceARevision(database)
  const readAll = () =>
    onceARevision('questions', async () => {
      const reaches = (await isStored(database)) ? await readStoredReaches(db) : await gatherHere(db)
      const questions = (await readQuestions(db)).map((one) => ({ ...one, ...(reaches.of.get(one.slug) ?? nothing) }))
      return { questions, listOn: reaches.listOn, toPage: await readPageNames(db) }
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
      const { questions, listOn, toPage } = await readAll()
      const touching = await listOn(toPage(page))
      return questions
        .filter(({ slug }) => touching.has(slug))
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
