import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Sureness } from '#model/wiki/certainty.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import type { Entry } from './content-files.ts'
import { createMarkdown, type Compiled } from './markdown.ts'
import { fillInNumbers } from './numbers-in-prose.ts'
import type { NamedThings } from './names.ts'
import type { Problem } from './problem.ts'
import type { Records } from './records.ts'

/** Compiles what writers wrote, against the things that there are. */
export function createProse(records: Records, report: (...problems: Problem[]) => void) {
  const things: NamedThings = { ...records, records: listCitable(records) }
  const markdown = createMarkdown(things)

  function toHtml(file: string, text: string, firstLine?: number, home?: string): string {
    const { html, problems } = markdown.compileToHtml(file, text, firstLine, home)
    report(...problems)
    return html
  }

  /** A text without markup, with its numbers in it: each as sure as the text itself, or surer. */
  function toPlain(file: string, field: string, text: string, sources: Sources): string {
    const certainty: Sureness = sources[field]?.certainty ?? 'told'
    const filled = fillInNumbers(text, things, certainty)
    const expected = `a number of content/ that is no guess where the text is none`
    report(...filled.unknown.map((found) => ({ file, field, found, expected })))
    return filled.text
  }

  return {
    /** The body of a Markdown file as parts of a page. */
    toPage({ file, body, bodyLine }: Entry<unknown>): Pick<Compiled, 'blocks' | 'headings'> {
      const { problems, ...page } = markdown.compile(file, body, bodyLine)
      report(...problems)
      return page
    },
    /** The body of a Markdown file as one piece of HTML. */
    toHtml: ({ file, body, bodyLine }: Entry<unknown>): string => toHtml(file, body, bodyLine),

    /** Compiles the fields of a record that are prose, in place. */
    fillIn({ prose = {}, address }: Kind, record: Record<string, unknown>, file: string) {
      for (const [field, how] of Object.entries(prose)) {
        const text = record[field]
        if (typeof text !== 'string' || text === '') continue
        record[field] =
          how === 'html' ? toHtml(file, text, undefined, address?.(record)) : toPlain(file, field, text, record.sources as Sources)
      }
    },
  }
}
export type Prose = ReturnType<typeof createProse>

/** What `:value[kind/id.field]` finds a number in. */
function listCitable({ items, towns, digsites, blueprints, vehicles }: Records): NamedThings['records'] {
  return new Map(
    [
      ...items.map((item) => ['item', item.safe_name, item] as const),
      ...towns.map((town) => ['town', town.town_safe_name, town] as const),
      ...digsites.map((digsite) => ['digsite', digsite.safe_name, digsite] as const),
      ...blueprints.map((blueprint) => ['blueprint', blueprint.output, blueprint] as const),
      ...vehicles.map((vehicle) => ['vehicle', vehicle.safe_name, { ...vehicle, value: vehicle.price }] as const),
    ].map(([kind, id, record]) => [`${kind}/${id}`, { fields: record, sources: record.sources }]),
  )
}
