import { expect, inject, test } from 'vitest'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import { toKind } from '#model/wiki/kinds/kind.ts'
import { paths } from '#model/wiki/paths.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { sourcedFields } from '#model/wiki/sourced-fields.ts'
import { reach } from '../support/serve.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))
const stored = new Map<string, Promise<string>>()

function read(path: string): Promise<string> {
  const html = stored.get(path) ?? wiki.get(path, { redirect: 'follow' }).then((response) => response.text())
  stored.set(path, html)
  return html
}

async function listPages(): Promise<string[]> {
  const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
  return addresses.map(([, address = '']) => new URL(address).pathname)
}

/** All provenance entries that are guesses. */
async function listGuesses(): Promise<ProvenanceEntry[]> {
  const shops = Array.from({ length: 20 }, (_, shop) => `shops.${shop}`)
  const answers = await Promise.all(
    Object.entries(sourcedFields).map(async ([folder, { lines }]) => {
      const fields = [...Object.keys(lines), ...(folder === 'items' ? shops : [])].join('|')
      const response = await wiki.get(fillPath(callPaths.provenanceOf, toKind(folder), fields))
      expect(response.status, folder).toBe(200)
      return ((await response.json()) as { results: ProvenanceEntry[] }).results
    }),
  )
  return answers.flat().filter(({ certainty }) => certainty === 'guess')
}

type Guess = Pick<ProvenanceEntry, 'kind' | 'id'> & { line: string }

/** Pages that show a guess, by kind, or by kind and field. */
const pagesOf: Record<string, (id: string) => string[]> = {
  item: (id) => [id === 'map' ? paths.mapItem : paths.item(id)],
  shop: (id) => [paths.shopShort(id.replace(/^\d+-/, ''), Number.parseInt(id, 10))],
  'shop.in_town': () => [paths.map],
  digsite: () => [paths.digsites],
  vehicle: () => [paths.tool('vehicles')],
  mod: () => [paths.legacyMods],
  resource: (id) => [paths.item(id)],
  blueprint: (id) => [paths.item(id)],
  'seed-bag': (id) => [paths.item(id)],
}

/** About this wiki's guide, not about the game. */
const notOfTheGame = ['logic-element.guide_part']

/** Prices of items are named by the item; badges in the vehicle table name no fact. */
function marks(html: string, { kind, id, line }: Guess): boolean {
  if (kind === 'vehicle' && line === 'price') return pricesOfVehicles(html).get(id) ?? false
  const fact = `${line === 'value' && kind === 'resource' ? 'item' : kind}/${id}/${line}`
  const facts = [...html.matchAll(/data-fact="([^"]*)"/g)].map(([, named = '']) => named.replaceAll('&#x27;', "'"))
  return isCovered(html, `${kind}.${line}`) || facts.some((named) => named === fact || named.startsWith(`${fact}.`))
}

/** Whether a banner replaces the badges of a kind. Facts are always named. */
function isCovered(html: string, field: string): boolean {
  const covered = [...html.matchAll(/data-unconfirmed="([^"]*)"/g)].flatMap(([, fields = '']) => fields.split(' '))
  return !field.startsWith('fact.') && covered.includes(field)
}

/** Whether the price in each vehicle's row has a badge; paints share a row. */
function pricesOfVehicles(html: string): Map<string, boolean> {
  const rows = [
    ...html.matchAll(/<tr><th scope="row"[^>]*>([^<]+)[^]*?<small>(?:Paints: ([^<]*))?<\/small>[^]*?<data[^]*?(?=<\/?t[dr]\b)/g),
  ]
  return new Map(
    rows.flatMap(([row, name = '', paints = '']) =>
      ['', ...paints.split(', ')].map((paint) => [
        `${name} ${paint}`.trim().toLowerCase().replaceAll(' ', '-'),
        /<\/data><span class="mk"/.test(row),
      ]),
    ),
  )
}

const show = ({ kind, id, field }: ProvenanceEntry) => `${kind}/${id}/${field}`
const lineOf = ({ field }: ProvenanceEntry) => field.split('.')[0] ?? ''

test('the number of guesses in the API equals that of the data quality page', async () => {
  const { results } = (await (await wiki.get(callPaths.dataQuality)).json()) as { results: { guess: number }[] }
  expect((await listGuesses()).length).toBe(results.reduce((sum, { guess }) => sum + guess, 0))
})

test('every guess about a thing has a badge or a banner on the page that shows it', { tags: 'long', timeout: 120_000 }, async () => {
  const hidden: string[] = []
  const guesses = (await listGuesses()).filter((guess) => guess.kind !== 'fact')
  expect(guesses.length).toBeGreaterThan(300)
  for (const guess of guesses) {
    const { kind, id } = guess
    const line = lineOf(guess)
    if (notOfTheGame.includes(`${kind}.${line}`)) continue
    const pages = pagesOf[`${kind}.${line}`] ?? pagesOf[kind]
    const shown = await Promise.all(pages ? pages(id).map(read) : (await listPages()).map(read))
    if (!shown.some((html) => marks(html, { kind, id, line }))) hidden.push(show(guess))
  }
  expect(hidden).toEqual([])
})

test('every guess that a tool uses is listed on its page', async () => {
  const guesses = (await listGuesses()).filter(({ kind }) => kind === 'fact')
  const hidden: string[] = []
  for (const [slug, facts] of Object.entries(toolFacts)) {
    const html = await read(paths.tool(slug))
    for (const guess of guesses.filter(({ id }) => id.replaceAll('-', '_') in facts)) {
      if (!marks(html, { ...guess, line: 'value' })) hidden.push(`${slug}: ${show(guess)}`)
    }
  }
  expect(hidden).toEqual([])
})

test('every other fact that is a guess has a badge on a page', { tags: 'long', timeout: 120_000 }, async () => {
  const others = await Promise.all((await listPages()).map(read))
  const guesses = (await listGuesses()).filter(({ kind }) => kind === 'fact')
  expect(guesses.filter((guess) => others.every((html) => !marks(html, { ...guess, line: 'value' }))).map(show)).toEqual([])
})
