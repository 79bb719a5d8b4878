import { useRouteLoaderData } from 'react-router'
import type { ProvenanceEntry } from '#model/provenance.ts'
import type { RootData } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { FullDate } from '../../ui/full-date.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The facts of one thing on the page. `name` is left out where the page speaks of one thing only. */
export type SourcesOf = { name?: string; entries: readonly ProvenanceEntry[] }

/** Where the facts of a page come from, which are guesses, and where to correct them. */
export function SourcesNote({ of }: { of: readonly SourcesOf[] }) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const edit = root?.site.repository.edit
  const lines = groupBySource(of)
  if (lines.length === 0) return null
  const files = [...new Map(of.flatMap(({ name, entries }) => entries.map(({ file }) => [file, name] as const)))]
  const checked = of.flatMap(({ entries }) => entries.map((entry) => entry.checked)).toSorted()[0]
  return (
    <details className="sources place-sources">
      <summary>Where this comes from</summary>
      <dl>
        {lines.map(({ source, note, estimate, what }) => (
          <div key={`${source} ${note}`}>
            <dt>
              {source}
              {estimate && <span className="label">Estimate</span>}
            </dt>
            <dd>
              {what}
              {note && `. ${note[0]?.toUpperCase()}${note.slice(1)}`}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <span>
          {checked && (
            <>
              Last checked <FullDate value={checked} />.
            </>
          )}
        </span>
        {edit ? (
          files.map(([file, name]) => (
            <a key={file} href={`${edit}content/${file}`} rel="external">
              <Icon name="pencil" />
              Suggest a correction{name && `: ${name}`}
            </a>
          ))
        ) : (
          <a href={paths.contact}>
            <Icon name="pencil" />
            Suggest a correction
          </a>
        )}
      </p>
    </details>
  )
}

/** Fields whose name says too little by itself. */
const fieldNames: Record<string, string> = { world: 'position in the game', map: 'position on the map' }

/** One line for each source, with everything that comes from it: "Ember Cradle: price, depth". */
function groupBySource(of: readonly SourcesOf[]) {
  const groups = new Map<string, { source: string; note: string; estimate: boolean; fields: Map<string, string[]> }>()
  for (const { name = '', entries } of of) {
    for (const { source, note, estimate, field } of entries) {
      const key = `${source}\n${note}\n${estimate}`
      const group = groups.get(key) ?? { source, note, estimate, fields: new Map() }
      group.fields.set(name, [...(group.fields.get(name) ?? []), fieldNames[field] ?? field.replaceAll('_', ' ')])
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ fields, ...group }) => {
    const names = [...fields.keys()]
    const lists = [...new Set([...fields.values()].map((list) => list.join(', ')))]
    // The same fields of several things are said once.
    const what =
      lists.length === 1
        ? `${upper(lists[0] ?? '')}${names[0] ? ` of ${names.join(', ')}` : ''}`
        : [...fields].map(([name, list]) => `${name}: ${list.join(', ')}`).join('; ')
    return { ...group, what }
  })
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
