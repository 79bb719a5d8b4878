import type { Page } from '#model/pages/page.ts'
import type { SourceCertainty } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'

/** Version of the source, and who saw it and when; not set for text pages. */
type Seen = Pick<ProvenanceEntry, 'version' | 'seen_by' | 'seen_on'>
type ProvenanceField = Pick<ProvenanceEntry, 'field' | 'source' | 'note' | 'checked' | 'file'> & {
  certainty: SourceCertainty | null
} & Partial<Seen>

/** Entries of one thing on the page. `name` is undefined if the page is about one thing. */
export type SourcesOf<E extends ProvenanceField = ProvenanceField> = { name?: string; entries: readonly E[] }

/** A source, and everything that comes from it. */
type SourceLine = { source: string; note: string; certainty: SourceCertainty | null; observation: Seen; what: string }

/** Sources of a text page, which apply to all of it. */
export function sourcesOfPage({ slug, sources, checked }: Pick<Page, 'slug' | 'sources' | 'checked'>): SourcesOf[] {
  // Without sources, the page can still be corrected.
  const named = sources.length > 0 ? sources : ['']
  return [{ entries: named.map((source) => ({ field: '', source, certainty: null, note: '', checked, file: `pages/${slug}.md` })) }]
}

/** Groups entries by source, and lists the files to correct and the date of the oldest check. */
export function gatherSources(of: readonly SourcesOf[]) {
  const files = new Map(of.flatMap(({ name, entries }) => entries.map(({ file }) => [file, name] as const)))
  return {
    lines: groupBySource(of),
    files: [...files].map(([file, name]) => ({ file, name })),
    checked: of.flatMap(({ entries }) => entries.map((entry) => entry.checked)).toSorted()[0],
  }
}

/** Field names that need more words. */
const fieldNames: Record<string, string> = {
  world: 'position in the game',
  in_town: 'place within the town',
  ribbon: 'label',
  url: 'download link',
  runs_on: 'fuel',
  stats: 'ratings',
}

/** A fact has one field, so its name says all. */
const nameField = (file: string, field: string) => (file.startsWith('facts/') ? '' : (fieldNames[field] ?? field.replaceAll('_', ' ')))

/** "Ember Cradle: price, depth; South Hope: price" */
function groupBySource(of: readonly SourcesOf[]): SourceLine[] {
  const groups = new Map<string, Omit<SourceLine, 'what'> & { fields: Map<string, string[]> }>()
  for (const { name = '', entries } of of) {
    for (const { source, note, certainty, field, file, version = '', seen_by = '', seen_on = '' } of entries) {
      if (source === '') continue
      const observation = { version, seen_by, seen_on }
      const key = JSON.stringify([source, note, certainty, observation])
      const group = groups.get(key) ?? { source, note, certainty, observation, fields: new Map<string, string[]>() }
      group.fields.set(name, [...(group.fields.get(name) ?? []), nameField(file, field)])
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ fields, ...group }) => ({ ...group, what: listFieldNames(fields) }))
}

function listFieldNames(fields: Map<string, string[]>): string {
  const names = [...fields.keys()].filter((name) => name !== '')
  const lists = [...new Set([...fields.values()].map((list) => list.filter((field) => field !== '').join(', ')))]
  const [only = ''] = lists
  if (lists.length > 1)
    return toSentenceCase([...fields].map(([name, list]) => [name, list.filter(Boolean).join(', ')].filter(Boolean).join(': ')).join('; '))
  // If all things have the same fields, they are listed once.
  return toSentenceCase([only, names.join(', ')].filter(Boolean).join(' of '))
}
