import { kindNames, kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { sourcedFields } from '#model/wiki/sourced-fields.ts'
import type { Absence } from '../absent-things.ts'
import type { Origin } from '../files/content-files.ts'
import type { FoundLink } from '../markdown.ts'
import type { Records } from '../records.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'

const folders = Object.keys(sourcedFields)
const answerable = folders.map(toKind)

/** Lists questions about unknown kinds, fields or things. */
export function listQuestionProblems(records: Records, originOf: (record: object) => Origin, absence: Absence): Problem[] {
  const namesIn = new Map(folders.map((folder) => [folder, nameFiles(folder, records, originOf)]))
  return records.questions.flatMap((question) =>
    question.covers.flatMap(({ kind, fields, things }, index) => {
      const at = { code: 'unknown-reference' as const, file: originOf(question).file, served: true as const }
      const folder = folders.find((candidate) => toKind(candidate) === kind)
      if (folder === undefined)
        return [
          {
            ...at,
            field: `covers.${index}.kind`,
            found: JSON.stringify(kind),
            ...formatOneOf(answerable, kind, `one of ${answerable.join(', ')}`),
          },
        ]
      const lines = Object.keys(sourcedFields[folder]?.lines ?? {})
      const names = namesIn.get(folder) ?? []
      const expected = `the name of a file in ${folder}`
      return [
        ...fields.flatMap((field, which) =>
          lines.includes(field)
            ? []
            : [
                {
                  ...at,
                  field: `covers.${index}.fields.${which}`,
                  found: JSON.stringify(field),
                  ...formatOneOf(lines, field, `one of ${lines.join(', ')}`),
                },
              ],
        ),
        ...things.flatMap((thing, which) =>
          names.includes(thing) || absence.isBroken(`${folder}/${thing}.yaml`)
            ? []
            : [{ ...at, field: `covers.${index}.things.${which}`, found: JSON.stringify(thing), ...formatOneOf(names, thing, expected) }],
        ),
      ]
    }),
  )
}

/** The pages that questions name, to be checked as links. */
export function listNamedPages({ questions }: Pick<Records, 'questions'>, originOf: (record: object) => Origin): FoundLink[] {
  return questions.flatMap((question) =>
    question.pages.map((url, index) => {
      const { file } = originOf(question)
      return { url, isPicture: false, file, toProblem: (flaw) => ({ file, field: `pages.${index}`, ...flaw }) }
    }),
  )
}

function formatOneOf(names: readonly string[], name: string, expected: string) {
  return { expected, hint: formatSuggestions(suggestNames(names, name)) }
}

/** The names of a folder's files, by which sources refer to things. */
function nameFiles(folder: string, records: Records, originOf: (record: object) => Origin): string[] {
  return records[kindOf(folder)].flatMap((record) => {
    const { file } = originOf(record)
    return file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1).replace(/\.\w+$/, '')] : []
  })
}

function kindOf(folder: string): KindName {
  return kindNames.find((name) => folder in ((kinds[name] as Kind).yaml ?? {})) ?? 'items'
}
