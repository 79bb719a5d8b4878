import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { isOpen } from '#model/wiki/certainty.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { covers, QuestionRecord, type Cover, type CoveredItem } from '#model/wiki/question.ts'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { paths } from '#model/wiki/paths.ts'
import { isField } from '#queries/is-field.ts'
import { readNamedThings, type NamedThingIndex } from '../game/named-things.ts'

type Fact = Pick<ProvenanceEntry, 'kind' | 'id' | 'field'>
/** A fact with the data of its item, for questions that cover groups or shops. */
type KnownFact = Fact & Pick<ProvenanceEntry, 'certainty'> & { item: CoveredItem | undefined }
const toRecord = createRowReader(QuestionRecord.shape)

export async function readQuestions(db: Kysely<Tables>): Promise<QuestionRecord[]> {
  return (await db.selectFrom('question').selectAll().orderBy('slug').execute()).map(toRecord)
}

/** Impact of a question: number of its facts, how many are open or guesses, and the pages its answer may change. */
type Impact = { facts: number; open: number; guesses: number; touched: ReadonlySet<string> }

/** The impact of every question, by slug. */
export async function gatherImpact(db: Kysely<Tables>): Promise<Map<string, Impact>> {
  const [questions, things] = await Promise.all([readQuestions(db), readNamedThings(db)])
  const citations = Map.groupBy(await db.selectFrom('citation').selectAll().execute(), ({ id }) => id)
  const listCiting = ({ kind, id, field }: Fact) =>
    (citations.get(id) ?? []).flatMap((cited) => (cited.kind === kind && cited.field === field ? cited.page : []))
  const pagesOf = (fact: Fact) => [...listOwnPages(fact, things), ...listTools(fact), ...listCiting(fact)]
  const toPage = await readPageNames(db)
  const listFacts = createFactReader(db, things.itemOf)
  const impact = new Map<string, Impact>()
  for (const { slug, covers: ownCovers, pages } of questions) {
    // Lets other requests run: a question may cover thousands of facts.
    await setImmediate()
    const covered = ownCovers.map(async (cover) => (await listFacts(cover)).filter((fact) => covers(cover, fact, () => fact.item)))
    // Covers may overlap.
    const about = ownCovers.length > 1 ? deduplicate((await Promise.all(covered)).flat()) : ((await covered[0]) ?? [])
    const open = about.filter(({ certainty }) => isOpen(certainty))
    impact.set(slug, {
      facts: about.length,
      open: open.length,
      guesses: open.filter(({ certainty }) => certainty === 'guess').length,
      touched: new Set([...open.flatMap(pagesOf), ...(isSettled(about, open) ? [] : pages)].map(toPage)),
    })
  }
  return impact
}

/** Creates a reader of facts that caches fields, as many questions cover the same ones. */
function createFactReader(db: Kysely<Tables>, itemOf: NamedThingIndex['itemOf']) {
  const read = new Map<string, Promise<KnownFact[]>>()
  const readFieldImpact = async (kind: string, name: string, things?: readonly string[]) => {
    const all = db.selectFrom('provenance').select(['id', 'field', 'certainty']).where('kind', '=', kind).where(isField(name))
    const lines = await (things ? all.where('id', 'in', things) : all).execute()
    return lines.map(({ id, field, certainty }) => ({ kind, id, field, certainty, item: itemOf(id) }))
  }
  return async function listFacts({ kind, fields, things }: Cover): Promise<KnownFact[]> {
    // Not cached: reads only the rows of these things.
    if (things.length > 0) return (await Promise.all(fields.map((field) => readFieldImpact(kind, field, things)))).flat()
    const all = fields.map((field) => {
      const key = `${kind}.${field}`
      const reading = read.get(key) ?? readFieldImpact(kind, field)
      read.set(key, reading)
      return reading
    })
    return (await Promise.all(all)).flat()
  }
}

const deduplicate = (facts: readonly KnownFact[]) => [
  ...new Map(facts.map((fact) => [`${fact.kind}/${fact.id}.${fact.field}`, fact])).values(),
]

/** Reads a function that replaces the path of a page of prose by its file, as pages are named by either. */
export async function readPageNames(db: Kysely<Tables>): Promise<(name: string) => string> {
  const destinations = await db.selectFrom('destination').select(['path', 'page']).where('page', '!=', '').execute()
  const files = new Map(destinations.map(({ path, page }) => [path, `pages/${page}.md`]))
  return (name) => files.get(name) ?? name
}

/** Paths of the tools that use a fact. */
function listTools({ kind, id }: Fact): string[] {
  if (kind !== 'fact') return []
  const key = id.replaceAll('-', '_')
  return Object.entries(toolFacts).flatMap(([slug, facts]) => (key in facts ? [paths.tool(slug)] : []))
}

/** A question is settled when none of its facts is open. One without facts stays open until its file is deleted. */
function isSettled(about: readonly unknown[], open: readonly unknown[]): boolean {
  return about.length > 0 && open.length === 0
}

function listOwnPages({ kind, id, field }: Fact, things: NamedThingIndex): readonly string[] {
  const { pages } = things.find(kind, id)
  return kind === 'item' && (field === 'value' || lineOf(field) === 'shops') ? [...pages, ...things.shopPagesOf(id)] : pages
}
