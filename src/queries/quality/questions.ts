import { setImmediate } from 'node:timers/promises'
import type { Database } from '#database/open-database.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { isOpen } from '#model/wiki/certainty.ts'
import { lineOf } from '#model/wiki/told-fields.ts'
import { covers, QuestionRecord, type AskedQuestion, type Cover, type CoveredItem, type OpenQuestion } from '#model/wiki/question.ts'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { paths } from '#model/wiki/paths.ts'
import { isField } from '#queries/is-field.ts'
import { createOnceARevision } from '#queries/once-a-revision.ts'
import { readNamedThings, type NamedThings } from './named-things.ts'

type Fact = Pick<ProvenanceEntry, 'kind' | 'id' | 'field'>
type StoredFact = Fact & Pick<ProvenanceEntry, 'certainty'>
/** With what questions ask of the item that it is about, looked up once for all of them. */
type KnownFact = StoredFact & { item: CoveredItem | undefined }
const toRecord = createRowReader(QuestionRecord.shape)

/** What nobody knows yet, and whose pages it touches. */
export function questionQueries(database: Database) {
  const { db } = database
  const onceARevision = createOnceARevision(database)
  const readQuestions = async () => (await db.selectFrom('question').selectAll().orderBy('slug').execute()).map(toRecord)
  /** Many questions are about the same fields of the same kinds: what tells them is read once for all of these. */
  function createFactReader(itemOf: NamedThings['itemOf']) {
    const read = new Map<string, Promise<KnownFact[]>>()
    const readField = async (kind: string, name: string, things?: readonly string[]) => {
      const all = db.selectFrom('provenance').select(['id', 'field', 'certainty']).where('kind', '=', kind).where(isField(name))
      const lines = await (things ? all.where('id', 'in', things) : all).execute()
      return lines.map(({ id, field, certainty }) => ({ kind, id, field, certainty, item: itemOf(id) }))
    }
    return async function listFacts({ kind, fields, things }: Cover): Promise<KnownFact[]> {
      // Of a few things, their own lines are asked for: of most fields a wiki has as many as things.
      if (things.length > 0) return (await Promise.all(fields.map((field) => readField(kind, field, things)))).flat()
      const all = fields.map((field) => {
        const key = `${kind}.${field}`
        const known = read.get(key) ?? readField(kind, field)
        read.set(key, known)
        return known
      })
      return (await Promise.all(all)).flat()
    }
  }
  const readAll = () =>
    onceARevision('questions', async () => {
      const [questions, things] = await Promise.all([readQuestions(), readNamedThings(db)])
      const citations = Map.groupBy(await db.selectFrom('citation').selectAll().execute(), ({ id }) => id)
      const listCiting = ({ kind, id, field }: Fact) =>
        (citations.get(id) ?? []).flatMap((cited) => (cited.kind === kind && cited.field === field ? cited.page : []))
      const pagesOf = (fact: Fact) => [...listOwnPages(fact, things), ...listTools(fact), ...listCiting(fact)]
      const toPage = await readPageNames(db)
      const listFacts = createFactReader(things.itemOf)
      const looked = []
      for (const { covers: held, ...question } of questions) {
        // Each may be about thousands of facts: readers come in between.
        await setImmediate()
        const covered = held.map(async (cover) => (await listFacts(cover)).filter((fact) => covers(cover, fact, () => fact.item)))
        // Two covers may hold the same fact.
        const about = held.length > 1 ? eachOnce((await Promise.all(covered)).flat()) : ((await covered[0]) ?? [])
        const open = about.filter(({ certainty }) => isOpen(certainty))
        looked.push({
          ...question,
          covers: held,
          facts: about.length,
          open: open.length,
          guesses: open.filter(({ certainty }) => certainty === 'guess').length,
          touched: new Set([...open.flatMap(pagesOf), ...(isSettled(about, open) ? [] : question.pages)].map(toPage)),
        })
      }
      // Of all things, only what is asked again is kept.
      return { questions: looked, itemOf: things.itemOf, toPage }
    })

  return {
    /** Every question, the one that touches most pages first. What is settled comes last. */
    async listAll(): Promise<OpenQuestion[]> {
      const { questions } = await readAll()
      return questions
        .map(({ slug, question, why, steps, answer, facts, open, guesses, touched }) => {
          return { slug, question, why, steps, answer, facts, open, guesses, pages: touched.size }
        })
        .toSorted((one, other) => other.pages - one.pages || other.open - one.open)
    },

    /** The questions whose answers may change what this page (its address, or the file of its text) says; what is most its own comes first. */
    async listOn(page: string): Promise<AskedQuestion[]> {
      const { questions, toPage } = await readAll()
      return questions
        .filter(({ touched }) => touched.has(toPage(page)))
        .toSorted((one, other) => one.touched.size - other.touched.size)
        .map(toAsked)
    },

    /** The questions that settle what is not sure of these facts, each once. */
    async listOf(entries: readonly StoredFact[]): Promise<AskedQuestion[]> {
      const { questions, itemOf } = await readAll()
      const open = entries.filter(({ certainty }) => isOpen(certainty))
      return questions.filter(({ covers: held }) => open.some((fact) => held.some((cover) => covers(cover, fact, itemOf)))).map(toAsked)
    },
  }
}

const eachOnce = (facts: readonly KnownFact[]) => [
  ...new Map(facts.map((fact) => [`${fact.kind}/${fact.id}.${fact.field}`, fact])).values(),
]

function toAsked({ slug, question, covers: held }: QuestionRecord): AskedQuestion {
  return { slug, question, settles: [...new Set(held.flatMap(({ kind, fields }) => fields.map((field) => `${kind}.${field}`)))] }
}

/** A page of prose has an address and a file, and may be named by either: it is one page all the same. */
async function readPageNames(db: Database['db']): Promise<(name: string) => string> {
  const destinations = await db.selectFrom('destination').select(['path', 'page']).where('page', '!=', '').execute()
  const files = new Map(destinations.map(({ path, page }) => [path, `pages/${page}.md`]))
  return (name) => files.get(name) ?? name
}

/** The tools that a fact stands behind. */
function listTools({ kind, id }: Fact): string[] {
  if (kind !== 'fact') return []
  const key = id.replaceAll('-', '_')
  return Object.entries(toolFacts).flatMap(([slug, facts]) => (key in facts ? [paths.tool(slug)] : []))
}

/** A question with facts is settled when none of them is open; one without is settled when its file goes. */
function isSettled(about: readonly unknown[], open: readonly unknown[]): boolean {
  return about.length > 0 && open.length === 0
}

function listOwnPages({ kind, id, field }: Fact, things: NamedThings): readonly string[] {
  const { pages } = things.find(kind, id)
  return kind === 'item' && (field === 'value' || lineOf(field) === 'shops') ? [...pages, ...things.shopPagesOf(id)] : pages
}
