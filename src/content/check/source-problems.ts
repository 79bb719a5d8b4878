import type { Sources } from '#model/wiki/provenance.ts'
import { listSourceFlaws } from '#model/wiki/sourced-fields.ts'
import type { Entry } from '../files/content-files.ts'
import type { Problem } from './problem.ts'

/** What a file says without telling where it comes from, or tells of without saying it. */
export function listSourceProblems({
  file,
  folder,
  data,
  sources,
}: Pick<Entry, 'file' | 'folder' | 'data'> & { sources: Sources }): Problem[] {
  return listSourceFlaws(folder, data, sources).map((flaw) => ({
    file,
    ...flaw,
    help: flaw.found === 'nothing' ? sourceHelp(flaw.field) : undefined,
  }))
}

function sourceHelp(field: string): string {
  return `Add under sources: ${field.replace('sources.', '')}: { source: where you saw or read it, certainty: seen }`
}
