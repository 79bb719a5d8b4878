import { kindNames } from '#model/game/kinds/kinds.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import { listSourceFlaws } from '#model/wiki/sourced-fields.ts'
import type { ContentFolder } from '../files/content-folder.ts'
import type { Entries, ContentEntry } from '../files/content-files.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'
import { walk } from './unwritten.ts'

/** Lists values without a source, and sources without a value. */
export function listSourceProblems({
  file,
  folder,
  name,
  data,
  sources,
}: Pick<ContentEntry, 'file' | 'folder' | 'name' | 'data'> & { sources: Sources }): Problem[] {
  const flaws = listSourceFlaws(folder, data, sources)
  // One missing and one unknown source are taken for a misspelling.
  const missing = flaws.filter(({ code }) => code === 'missing-source')
  const unknownSource = flaws.filter(({ code }) => code === 'unknown-source')
  const isMisspelt = missing.length === 1 && unknownSource.length === 1
  return (isMisspelt ? flaws.filter((flaw) => flaw !== missing[0]) : flaws).map((flaw) => ({
    file,
    ...flaw,
    hint:
      flaw.code === 'missing-source'
        ? sourceHint(flaw.field)
        : isMisspelt && flaw === unknownSource[0]
          ? `Did you mean ${sourceField(missing[0])}?`
          : undefined,
    // References to a fact without a value have the same cause.
    ...(folder === 'facts' && data.value === null ? { cause: `fact/${name.replaceAll('-', '_')}` } : {}),
  }))
}

function sourceHint(field: string): string {
  return `Add under sources: ${field.replace('sources.', '')}: { source: where you saw or read it, certainty: seen }`
}

const sourceField = (flaw: { field: string } | undefined) => flaw?.field.replace('sources.', '') ?? ''

/**
 * Lists versions of the game without a patch note, not even for the same line: 1.7.3 is covered by 1.7, 3.x by 3.0.
 */
export function listUnknownVersions(entries: Entries, folder: ContentFolder): Problem[] {
  const versions = folder
    .list('patch-notes')
    .map(({ name }) => name.replace(/\.\w+$/, ''))
    .toSorted()
  const written = [...versions, ...entries.patchNotes.map(({ data }) => String(data.version))]
  const allowed = new Set(written.flatMap((version) => [version, lineOf(version), someOf(version)]))
  return kindNames.flatMap((kind) =>
    entries[kind].flatMap(({ file, at, data }) =>
      walk(data).flatMap(({ field, value }) => {
        // The record's own `version` is checked as a reference.
        if (field.length < 2 || field.at(-1) !== 'version' || typeof value !== 'string' || value === '') return []
        if (allowed.has(value) || allowed.has(lineOf(value))) return []
        const near = formatSuggestions(suggestNames(versions, value))
        const hint = `${near ?? `There are ${versions.join(', ')}.`} Of a new one, begin the patch note: npm run wiki -- new patch ${value}`
        const [found, expected] = [JSON.stringify(value), 'a version that has a file in patch-notes']
        return {
          code: 'unknown-version' as const,
          file,
          field: `${at}${field.join('.')}`,
          found,
          expected,
          hint,
          cause: `version/${value}`,
          served: true as const,
        }
      }),
    ),
  )
}

/** "1.7.2" -> "1.7" */
const lineOf = (version: string) => /^\d+\.(?:\d+|x)/.exec(version)?.[0] ?? version
/** "1.7.2" -> "1.x" */
const someOf = (version: string) => version.replace(/^(\d+)\..*/, '$1.x')
