import type { Sources } from '#model/wiki/provenance.ts'
import { listSourceFlaws } from '#model/wiki/sourced-fields.ts'
import type { Entry } from '../files/content-files.ts'
import type { Problem } from './problem.ts'

/** What a file says without telling where it comes from, or tells of without saying it. */
export function listSourceProblems({
  file,
  folder,
  name,
  data,
  sources,
}: Pick<Entry, 'file' | 'folder' | 'name' | 'data'> & { sources: Sources }): Problem[] {
  return listSourceFlaws(folder, data, sources).map((flaw) => ({
    file,
    ...flaw,
    help: flaw.found === 'nothing' ? sourceHelp(flaw.field) : undefined,
    // That a fact says nothing is missed wherever it is needed, too.
    ...(folder === 'facts' && data.value === null ? { cause: `fact/${name.replaceAll('-', '_')}` } : {}),
  }))
}

function sourceHelp(field: string): string {
  return `Add under sources: ${field.replace('sources.', '')}: { source: where you saw or read it, certainty: seen }`
}
