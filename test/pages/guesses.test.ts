import { expect, inject, test } from 'vitest'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import { toKind } from '#model/wiki/kinds/kind.ts'
import { paths } from '#model/wiki/paths.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { sourcedFields } from '#model/wiki/sourced-fields.ts'
import { reach } from '../support/serve.ts'

/** The real content: what readers will see. */
const wiki = reach(inject('realWiki'))
const stored = new Map<string, Promise<string>>()

function read(path: string): Promise<string> {
  const html = stored.get(path) ?? wiki.get(path, { redirect: 'follow' }).then((response) => response.text())
  stored.set(path, html)
  return html
}

/** The pages of the sitemap besides those of items, which show facts of their own item only. */
async function listOtherPages(): Promise<string[]> {
  const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
  return addresses.map(([, address = '']) => new URL(address).pathname).filter((path) => !path.startsWith(`${paths.database}/`))
}

/** Every line of sources that the API calls a guess. */
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

/** The pages that show a guess, by its kind, or by its kind and field. */
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
  fact: (id) =>
    Object.entries(toolFacts)
      .filter(([, facts]) => id.replaceAll('-', '_') in facts)
      .map(([slug]) => paths.tool(slug)),
}

/** Badges that name no fact: those of a part of a row, and those in table cells. */
const unnamed: Record<string, RegExp> = {
  // An item has its price there.
  'resource.value': /data-fact="item\/[^"]+\/value"/,
  'resource.recipe': /<tr class="own">(?:(?!<\/tr>)[^])*class="mk"/,
  'blueprint.craft_bar': /class="bp-steps"(?:(?!<\/ol>)[^])*class="mk"/,
  'blueprint.min_craft_weight': /class="bp-steps"(?:(?!<\/ol>)[^])*class="mk"/,
  'vehicle.price': /<\/data><span class="mk"/,
}

/** Says nothing about the game: on which page of this wiki's guide an element stands. */
const notOfTheGame = ['logic-element.guide_part']

function marks(html: string, { kind, id, line }: Guess): boolean {
  const covered = [...html.matchAll(/data-unconfirmed="([^"]*)"/g)].flatMap(([, kinds = '']) => kinds.split(' '))
  const facts = [...html.matchAll(/data-fact="([^"]*)"/g)].map(([, fact = '']) => fact.replaceAll('&#x27;', "'"))
  return (
    covered.includes(`${kind}.${line}`) ||
    facts.some((fact) => fact === `${kind}/${id}/${line}` || fact.startsWith(`${kind}/${id}/${line}.`)) ||
    (unnamed[`${kind}.${line}`]?.test(html) ?? false)
  )
}

test('every guess has a badge or a banner on the page that shows it', async () => {
  const guesses = await listGuesses()
  expect(guesses.length).toBeGreaterThan(300)
  const others = await Promise.all((await listOtherPages()).map(read))
  const hidden: string[] = []
  for (const { kind, id, field } of guesses) {
    const [line = ''] = field.split('.')
    if (notOfTheGame.includes(`${kind}.${line}`)) continue
    const own = await Promise.all((pagesOf[`${kind}.${line}`] ?? pagesOf[kind])?.(id).map(read) ?? [])
    // Pages of prose cite facts.
    const shown = kind === 'fact' ? [...own, ...others] : own
    if (!shown.some((html) => marks(html, { kind, id, line }))) hidden.push(`${kind}/${id}/${field}`)
  }
  expect(hidden).toEqual([])
}, 120_000)
