import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import { kindNames, kinds } from '#model/wiki/kinds/kinds.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import { openContentFiles } from './files/content-files.ts'
import { openFolder } from './files/open-folder.ts'
import { findClaims, type Claim } from './find-claims.ts'

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
]
/** In the file of a thing each sentence is about it, by whatever word: "It always works". */
const folders = new Set(
  (['items', 'logicElements', 'vehicles', 'shops', 'digsites'] as const).flatMap((name) => Object.keys(kinds[name].yaml)),
)
const isOfThing = (file: string) => folders.has(dirname(file))
const anything = /(?:)/
/** What stands in the game and is no item of the list, by the words that prose has for it. */
const gameWords = [
  'market',
  'jeweler',
  'barge',
  'scrapyard',
  'digsite',
  'drill',
  'truck',
  'vehicle',
  'machine',
  'clump',
  'relic',
  'rod trader',
  'digger',
]
const foreign = new Set(['mods', 'patchNotes'])

/** Every number and every "always", "never" or "only" near a thing of the game that no reference or source stands behind. */
export function listClaims(contentFolder: string): PlacedClaim[] {
  const files = openContentFiles(openFolder(contentFolder), () => undefined)
  const entries = kindNames.filter((name) => !foreign.has(name)).flatMap((name) => files.listEntries(kinds[name]))
  const items = files.listEntries(kinds.items).map(({ data }) => String(data.name))
  const names = new RegExp(
    `:(item|shop|town|digsite)\\[|\\b(${gameWords.join('|')})s?\\b|\\b(${items.map(escapeForRegExp).join('|')})s?\\b`,
    'i',
  )
  const byName = new RegExp(
    `\\b(${items
      .filter((name) => /\d/.test(name))
      .map(escapeForRegExp)
      .join('|')})\\b`,
    'g',
  )
  return entries.flatMap(({ file, data, body, bodyLine }) => {
    const sources = Array.isArray(data.sources) ? {} : ((data.sources ?? {}) as Sources)
    const inFields = proseFields.flatMap((field) => {
      const text = data[field]
      if (typeof text !== 'string') return []
      const { certainty } = sources[field] ?? {}
      const firstLine = lineOfField(contentFolder, file, field)
      return findClaims(text.replace(byName, blank), isOfThing(file) ? anything : names, certainty === 'seen' || certainty === 'files').map(
        (claim) => ({
          ...claim,
          line: claim.line + firstLine - 1,
          file,
          field,
        }),
      )
    })
    const inBody = findClaims(body.replace(byName, blank), names).map((claim) => ({
      ...claim,
      line: claim.line + bodyLine - 1,
      file,
      field: 'text',
    }))
    return [...inFields, ...inBody]
  })
}

function lineOfField(contentFolder: string, file: string, field: string): number {
  const lines = readFileSync(join(contentFolder, file), 'utf8').split('\n')
  return lines.findIndex((line) => line.startsWith(`${field}:`)) + 1
}

const blank = (name: string) => ' '.repeat(name.length)
