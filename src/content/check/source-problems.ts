import { kindNames } from '#model/game/kinds/kinds.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import { listSourceFlaws } from '#model/wiki/sourced-fields.ts'
import type { ContentFolder } from '../files/content-folder.ts'
import type { Entries, Entry } from '../files/content-files.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'
import { walk } from './unwritten.ts'

/** What a file says without telling where it comes from, or tells of without saying it. */
export function listSourceProblems({
  file,
  folder,
  name,
  data,
  sources,
}: Pick<Entry, 'file' | 'folder' | 'name' | 'data'> & { sources: Sources }): Problem[] {
  const flaws = listSourceFlaws(folder, data, sources)
  // A line with another name is one mistake: it is not there, and where it stands nobody knows it.
  const [missing, unknownField] = [flaws.filter(({ found }) => found === 'nothing'), flaws.filter(({ mark }) => mark)]
  const isMisspelt = missing.length === 1 && unknownField.length === 1
  return (isMisspelt ? flaws.filter((flaw) => flaw !== missing[0]) : flaws).map((flaw) => ({
    file,
    ...flaw,
    help:
      flaw.found === 'nothing'
        ? sourceHelp(flaw.field)
        : isMisspelt && flaw === unknownField[0]
          ? `Did you mean ${sourceField(missing[0])}?`
          : undefined,
    // That a fact says nothing is missed wherever it is needed, too.
    ...(folder === 'facts' && data.value === null ? { cause: `fact/${name.replaceAll('-', '_')}` } : {}),
  }))
}

function sourceHelp(field: string): string {
  return `Add under sources: ${field.replace('sources.', '')}: { source: where you saw or read it, certainty: seen }`
}

const sourceField = (flaw: { field: string } | undefined) => flaw?.field.replace('sources.', '') ?? ''

/**
 * Versions of the game of which there is no patch note, not even of another build of the same line: 1.7.3 is known by 1.7, 3.x by 3.0.
 * Who read something in a build without a note of its own need not write one.
 */
export function listUnknownVersions(entries: Entries, folder: ContentFolder): Problem[] {
  const versions = folder
    .list('patch-notes')
    .map(({ name }) => name.replace(/\.\w+$/, ''))
    .toSorted()
  const said = [...versions, ...entries.patchNotes.map(({ data }) => String(data.version))]
  const known = new Set(said.flatMap((one) => [one, lineOf(one), someOf(one)]))
  return kindNames.flatMap((kind) =>
    entries[kind].flatMap(({ file, at, data }) =>
      [...walk(data)].flatMap(({ field, value }) => {
        // That of the thing itself is looked at with what refers to others.
        if (field.length < 2 || field.at(-1) !== 'version' || typeof value !== 'string' || value === '') return []
        if (known.has(value) || known.has(lineOf(value))) return []
        const near = formatSuggestions(suggestNames(versions, value))
        const help = `${near ?? `There are ${versions.join(', ')}.`} Of a new one, begin the patch note: npm run wiki -- new patch ${value}`
        const [found, expected] = [JSON.stringify(value), 'a version that has a file in patch-notes']
        return { file, field: `${at}${field.join('.')}`, found, expected, help, cause: `version/${value}`, served: true as const }
      }),
    ),
  )
}

/** "1.7.2" -> "1.7" */
const lineOf = (version: string) => /^\d+\.(?:\d+|x)/.exec(version)?.[0] ?? version
/** "1.7.2" -> "1.x" */
const someOf = (version: string) => version.replace(/^(\d+)\..*/, '$1.x')
