import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { Correction } from '#model/wiki/correct/correction.ts'
import { kindNames, kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { Sources } from '#model/wiki/provenance.ts'
import { lineForField } from '#model/wiki/sourced-fields.ts'
import { listWarnings } from '../check/content-warnings.ts'
import { placeProblems } from '../check/place-problems.ts'
import { describeProblem, type Problem } from '../check/problem.ts'
import { describeMissing, listNamesInText, listReferences, type Reference } from '../check/reference-problems.ts'
import { listSourceProblems } from '../check/source-problems.ts'
import { checkData, parseYaml } from '../check/yaml/yaml-file.ts'
import { editYaml } from './edit-yaml.ts'
import { describeFrontMatter, splitFrontMatter } from '../front-matter.ts'
import { findSort, type FileSort } from './file-sort.ts'
import { readAnswer } from './read-answer.ts'
import { setSource, setFactValue } from './set-fact.ts'

/** Existing names or ids, by kind, of the kinds that the file can refer to. */
export type KnownNames = Partial<Record<KindName, readonly string[]>>

/** The corrected file and a patch for `git apply`, or the problems that the content check finds in it. */
export type Corrected = { text: string; patch: string } | { problems: string[] }

/** Changes a field of a file, its source and the date in `checked`; leaves every other line unchanged. `today`: ISO date. */
export function correctField(
  file: string,
  before: string,
  { field, to, source, certainty, version, by, on }: Correction,
  today: string,
  names: KnownNames,
): Corrected {
  const sort = findSort(file)
  if (!sort || !Object.hasOwn(sort.shape.shape, field)) return { problems: [`${file} has no field "${field}".`] }
  const value = readAnswer(to, sort.shape.shape[field])
  // A name without a day counts for today.
  const seen = certainty === 'seen' && (on !== '' || by !== '') ? { by, on: on || today } : undefined
  try {
    const after = editYaml(before, [
      { path: [field], change: (own, at) => setFactValue(own, at, value) },
      {
        path: ['sources', lineForField(sort.folder, field)],
        change: (own, at) => setSource(own, at, { source, certainty, version, seen }),
      },
      { path: ['checked'], change: (own, at) => own.set(at, today) },
    ])
    return correctText(file, before, after, names)
  } catch {
    // Nested too deeply, or circular aliases.
    return { problems: ['The new value cannot be written as YAML. Shorten it.'] }
  }
}

/** Checks a changed text and creates its patch. */
export function correctText(file: string, before: string, after: string, names: KnownNames): Corrected {
  if (after === before) return { problems: ['Nothing was changed.'] }
  const sort = findSort(file)
  const problems = sort ? listProblems(file, sort, after, names) : []
  if (problems.length > 0) return { problems: placeProblems(after, problems).map((problem) => describeProblem(problem)) }
  const [oldPath, newPath] = ['a', 'b'].map((side) => `${side}/content/${file}`)
  return {
    text: after,
    patch: createTwoFilesPatch(oldPath ?? '', newPath ?? '', before, after, '', '', { context: 3, headerOptions: FILE_HEADERS_ONLY }),
  }
}

/** Checks this file alone, with its references to other files. */
function listProblems(file: string, { kind, folder, shape }: FileSort, text: string, knownNames: KnownNames): Problem[] {
  const front = file.endsWith('.md') ? splitFrontMatter(text) : undefined
  if (file.endsWith('.md') && !front) return [{ file, field: '', ...describeFrontMatter(text) }]
  const parsed = parseYaml(file, front?.yaml ?? text, front?.start)
  if ('problems' in parsed) return parsed.problems
  const { data, problems } = checkData(file, parsed.data, shape)
  if (data === undefined) return problems
  const sources = Sources.safeParse(data.sources)
  const entry = { file, at: '', folder, name: '', data, body: front?.body ?? '', bodyStart: front?.bodyStart ?? 0, bodyLine: 1 }
  const warnings = listWarnings(keyed(kindNames, (name) => (kinds[name].table === kind?.table ? [entry] : [])))
  const [list] = kind?.list ? Object.keys(shape.shape) : []
  const references = listReferences(kind ?? {}, list === undefined ? data : data[list], list === undefined ? '' : `${list}.`)
  const describeReference = ({ target, value }: Pick<Reference, 'target' | 'value'>) => {
    const names = knownNames[target]
    return !names || names.includes(String(value)) ? undefined : describeMissing(target, value, names)
  }
  const inText = (field: string, body: unknown, start?: number): Problem[] =>
    listNamesInText(typeof body === 'string' ? body : '').flatMap(({ words, from, ...named }) => {
      const place = start === undefined ? { mark: { words } } : { range: [start + from, start + from + words.length] as const }
      const flaw = describeReference(named)
      return flaw ? [{ file, field, ...flaw, found: words, ...place }] : []
    })
  const missing = [
    ...references.flatMap(({ field, ...named }) => {
      const flaw = describeReference(named)
      return flaw ? [{ file, field, ...flaw }] : []
    }),
    ...Object.keys(kind?.prose ?? {}).flatMap((field) => inText(field, data[field])),
    ...(front ? inText('text', front.body, front.bodyStart) : []),
  ]
  return [...missing, ...(sources.success ? listSourceProblems({ ...entry, sources: sources.data }) : []), ...warnings]
}
