import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import { gameWords } from '#model/items/game-words.ts'
import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import { openContentFiles } from '../files/content-files.ts'
import { openFolder } from '../files/open-folder.ts'
import { describedKinds, namedKinds, wordsAsNames } from '../game/described-kinds.ts'
import { linkWords } from '../names.ts'
import { findStatements, type Statement } from './find-statements.ts'

export type PlacedStatement = Statement & { file: string; field: string }

const proseFields = [
  'lead',
  'description',
  'summary',
  'advice',
  'what_it_does',
  'inputs',
  'outputs',
  'limits',
  'explanation',
  'question',
  'answer',
]
const foldersOfThings = new Set(describedKinds.flatMap((name) => Object.keys(kinds[name].yaml)))

/** Unsupported statements in all prose of the content. The text of a mod is its author's, so it is left out. */
export function listStatements(contentFolder: string): PlacedStatement[] {
  const { listEntries } = openContentFiles(openFolder(contentFolder), () => undefined)
  const names = toNamePattern(namedKinds.flatMap((name) => listEntries(kinds[name]).map(({ data }) => String(data.name))))
  const versions = new Set(listEntries(kinds.patchNotes).map(({ data }) => String(data.version)))
  const entries = kindNames.filter((name) => name !== 'mods').flatMap((name) => listEntries(kinds[name]))
  return entries.flatMap(({ file, data, body, bodyLine }) => {
    const sources = Array.isArray(data.sources) ? {} : ((data.sources ?? {}) as Sources)
    const isOfThing = foldersOfThings.has(dirname(file))
    const inFields = proseFields.flatMap((field) => {
      const text = data[field]
      if (typeof text !== 'string') return []
      const { certainty } = sources[field] ?? {}
      const isSourced = certainty === 'seen' || certainty === 'files'
      const line = lineOfField(join(contentFolder, file), field)
      return findStatements(text, { names, versions, isOfThing, isSourced }).map((statement) => ({
        ...statement,
        line: statement.line + line - 1,
        file,
        field,
      }))
    })
    const inBody = findStatements(body, { names, versions }).map((statement) => ({
      ...statement,
      line: statement.line + bodyLine - 1,
      file,
      field: 'text',
    }))
    return [...inFields, ...inBody]
  })
}

/** Matches a thing of the game by name, by link, or by an everyday word for it. */
function toNamePattern(names: string[]): RegExp {
  const words = [...gameWords, ...names.filter((name) => !wordsAsNames.has(name)).map(escapeForRegExp)].join('|')
  return new RegExp(String.raw`:(${linkWords.join('|')})\[|\b(${words})s?\b`, 'i')
}

function lineOfField(path: string, field: string): number {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.findIndex((line) => line.startsWith(`${field}:`)) + 1
}
