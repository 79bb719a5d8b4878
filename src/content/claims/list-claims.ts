import { gameWords } from '#model/items/game-words.ts'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import { openContentFiles } from '../files/content-files.ts'
import { openFolder } from '../files/open-folder.ts'
import { findClaims, type Claim, type ClaimRules } from './find-claims.ts'
import { claimedKinds, describedKinds, wordsAsNames } from '../game/described-kinds.ts'
import { linkWords } from '../names.ts'

/** Where a claim stands: "pages/faq.md", or "items/shovel.yaml" and the field. */
export type PlacedClaim = Claim & { file: string; field: string }

/** Fields whose text is prose. What somebody else wrote (the text of a mod) is theirs. */
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
  'why',
  'answer',
  'title',
  'note',
]
/** In the file of a thing each sentence is about it, by whatever word: "It always works". */
const folders = new Set(describedKinds.flatMap((name) => Object.keys(kinds[name].yaml)))
const foreign = new Set(['mods'])
/** That somebody stood there and looked: what a source of a surer step than "seen in the game" does not say. */
const witness =
  /\b(we|us|editors?) (have |had )?(looked|timed|counted|weighed|bought|tried|saw|tested|dug|measured|played|sold|watched)\b|(?<!not )\b(timed|weighed|counted|tested|tried|measured|bought|sold|watched|looked|checked)\b[^.;]{0,40}\b(in (the|a|our|one|two|three|several|many|\d+) (\w+ )?(games?|saves?)|by (us|the editors)|ourselves|with a (watch|stopwatch))\b/gi

/** Every number, and every word near a thing of the game that allows no exception, that no reference or source stands behind. */
export function listClaims(contentFolder: string): PlacedClaim[] {
  const files = openContentFiles(openFolder(contentFolder), () => undefined)
  const entries = kindNames.filter((name) => !foreign.has(name)).flatMap((name) => files.listEntries(kinds[name]))
  const items = files.listEntries(kinds.items).map(({ data }) => String(data.name))
  const names = findGameNames(files)
  const byName = new RegExp(
    `\\b(${items
      .filter((name) => /\d/.test(name))
      .map(escapeForRegExp)
      .join('|')})\\b`,
    'g',
  )
  const versions = new Set(files.listEntries(kinds.patchNotes).map(({ data }) => String(data.version)))
  return entries.flatMap(({ file, data, body, bodyLine }) => {
    const sources = Array.isArray(data.sources) ? {} : ((data.sources ?? {}) as Sources)
    const isOfThing = folders.has(dirname(file))
    const claimsIn = ({ field, text, line, ...rules }: ProseText & Pick<ClaimRules, 'isBacked' | 'isMarked' | 'isOfThing'>) =>
      findClaims(text.replace(byName, blank), { names, versions, ...rules }).map((claim) => ({
        ...claim,
        line: claim.line + line - 1,
        file,
        field,
      }))
    const witnessed = Object.entries(sources).flatMap(([field, { certainty, source, note }]) =>
      certainty === 'seen'
        ? []
        : [source, note ?? ''].flatMap((text) =>
            [...text.matchAll(witness)].map(([found]) => ({
              file,
              field: `sources.${field}`,
              line: lineOfField(contentFolder, file, 'sources'),
              found,
              sentence: text,
            })),
          ),
    )
    const inFields = listTexts(data, (field) => lineOfField(contentFolder, file, field)).flatMap((one) => {
      const { certainty } = sources[one.field] ?? {}
      return claimsIn({ ...one, isOfThing, isBacked: certainty === 'seen' || certainty === 'files', isMarked: certainty !== undefined })
    })
    return [...witnessed, ...inFields, ...claimsIn({ field: 'text', text: body, line: bodyLine })]
  })
}

/** Finds what is a thing of the game: by its name, by a link, or by the word that prose has for its like. */
export function findGameNames({ listEntries }: Pick<ReturnType<typeof openContentFiles>, 'listEntries'>): RegExp {
  const named = claimedKinds
    .flatMap((name) => listEntries(kinds[name]).map(({ data }) => String(data.name)))
    .filter((name) => !wordsAsNames.has(name))
  const words = [...gameWords, ...named.map(escapeForRegExp)].join('|')
  return new RegExp(String.raw`:(${linkWords.join('|')})\[|\b(${words})s?\b`, 'i')
}

type ProseText = { field: string; text: string; line: number }

/** What is prose in the fields of a file: texts, the steps of a test, and what lists of guides say of a guide. */
function listTexts(data: Record<string, unknown>, lineOf: (field: string) => number): ProseText[] {
  const { guide } = data
  const all: [field: string, text: unknown, below: number][] = [
    ...proseFields.map((field): [string, unknown, number] => [field, data[field], 0]),
    ...['steps', 'changes'].flatMap((field) => {
      const list = data[field]
      return Array.isArray(list) ? list.map((text: unknown, place): [string, unknown, number] => [field, text, place + 1]) : []
    }),
    ['guide', typeof guide === 'object' && guide !== null && 'note' in guide ? guide.note : undefined, 0],
  ]
  return all.flatMap(([field, text, below]) => (typeof text === 'string' ? [{ field, text, line: lineOf(field) + below }] : []))
}

function lineOfField(contentFolder: string, file: string, field: string): number {
  const lines = readFileSync(join(contentFolder, file), 'utf8').split('\n')
  return lines.findIndex((line) => line.startsWith(`${field}:`)) + 1
}

const blank = (name: string) => ' '.repeat(name.length)
