import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import type { Absence } from './absent-things.ts'
import type { ContentEntry, Origin } from './files/content-files.ts'
import { cleanHtml, createMarkdown, type Compiled, type FoundLink, type TextPlace } from './markdown.ts'
import { fillInNumbers } from './numbers-in-prose.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { citedKinds, type NamedThings } from './names.ts'
import type { Problem } from './check/problem.ts'
import type { FormerName } from '#model/wiki/kinds/former-names.ts'
import type { Timelines } from './news/changes.ts'
import type { Records } from './records.ts'

/** Creates the compiler for all prose of the content. */
export function createProse(
  records: Records & { formerNames: readonly FormerName[] } & Pick<Timelines, 'pointsOf'>,
  absence: Absence,
  report: (...problems: Problem[]) => void,
) {
  const things: NamedThings = { ...records, records: listCitable(records), absence }
  const markdown = createMarkdown(things)
  /** Links in the prose, checked when all records exist. */
  const links: FoundLink[] = []

  function toHtml(text: string, place: TextPlace): string {
    const { html, problems, links: newLinks } = markdown.compileToHtml(text, place)
    report(...problems)
    links.push(...newLinks)
    return html
  }

  /** A plain text with its numbers filled in. */
  function toPlain({ file, at }: Origin, field: string, text: string, sources: Sources): string {
    const filled = fillInNumbers(text, things, sources[field]?.certainty ?? 'told')
    report(...filled.problems.map((problem) => ({ file, field: `${at}${field}`, mark: { words: problem.found }, ...problem })))
    return filled.text
  }

  return {
    links,
    /** Compiles the body of a Markdown file to blocks. */
    toPage({ file, body, bodyStart }: ContentEntry<unknown>): Pick<Compiled, 'blocks' | 'headings'> {
      if (body.trim() === '')
        report({
          code: 'missing-body',
          file,
          field: '',
          found: 'nothing below the front matter',
          expected: 'the text of the page',
          range: [0, 3],
          served: true,
        })
      const { problems, links: newLinks, ...page } = markdown.compile(body, { file, start: bodyStart })
      report(...problems)
      links.push(...newLinks)
      return page
    },
    /** Compiles the body of a Markdown file to HTML; a body in HTML is sanitized. */
    toHtml({ file, body, bodyStart, data: { html } }: ContentEntry<{ html: boolean }>): string {
      if (!html) return toHtml(body, { file, start: bodyStart })
      const cleaned = cleanHtml(body)
      if (cleaned === undefined) {
        const [found, expected] = ['elements nested too deeply', 'HTML that a person could have written']
        report({ code: 'too-complex', file, field: 'text', found, expected, range: [bodyStart, bodyStart + 1] })
      }
      return cleaned ?? ''
    },

    /** Compiles the fields of a record that are prose, in place. */
    fillIn({ prose = {}, address }: Kind, record: Record<string, unknown>, origin: Origin) {
      for (const [field, how] of Object.entries(prose)) {
        const text = record[field]
        if (typeof text !== 'string' || text === '') continue
        record[field] =
          how === 'html'
            ? toHtml(text, { file: origin.file, field: `${origin.at}${field}`, home: address?.(record) })
            : toPlain(origin, field, text, record.sources as Sources)
      }
    },
  }
}
export type Prose = ReturnType<typeof createProse>

/** The records for `:value[kind/id.field]`, by "kind/id". */
function listCitable(records: Records): NamedThings['records'] {
  return new Map(
    citedKinds.flatMap((name) => {
      const { table, key, inText }: Kind = kinds[name]
      return records[name].map((record: Record<string, unknown>) => {
        const fields = inText?.price === undefined ? record : { ...record, value: record[inText.price] }
        return [`${table}/${String(record[key[0]])}`, { fields, sources: record.sources as Sources }] as const
      })
    }),
  )
}
