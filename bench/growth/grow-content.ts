import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#content/read-files.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { toSafeName } from '#model/text/slugs.ts'

/** Numbers of additional entries. */
export type Growth = { items: number; pages: number; runs: number; pokes: number }
/** With the current content, ten times its things, and ten times the expected runs and pokes. */
export const tenfold: Growth = { items: 3_000, pages: 300, runs: 10_000, pokes: 100_000 }

const seed = 20_261_122
/** First id of generated things, above all real ids. */
const firstNumber = 1_000_000
/** Number of pages per guide. */
const pagesOfGuide = 20
const metals = 'Brass Copper Iron Cobalt Tin Zinc Lead Nickel Steel Slate Amber Clay Tar Moss Quartz Basalt'.split(' ')
const things = 'Valve Nozzle Sluice Sieve Conveyor Hopper Boiler Piston Gauge Lantern Crate Chisel Anvil Winch Rail Funnel'.split(' ')
const words =
  'water dirt depth pressure the a of with from under above stone machine line belt bar weight price coin dig wash sell furnace mould time slope'.split(
    ' ',
  )

/** Creates a seeded random generator (mulberry32). */
export function createChance(from = seed) {
  let state = from
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const pick = <Entry>(all: readonly Entry[]): Entry => all[below(all.length)]!
  return { below, pick, sentence: (length: number) => Array.from({ length }, () => pick(words)).join(' ') }
}
type Chance = ReturnType<typeof createChance>

/** Name of a generated item. */
export function nameOfItem(number: number): string {
  return `${metals[number % metals.length]} ${things[Math.floor(number / metals.length) % things.length]} ${number}`
}

/** Copies a content folder and adds files of items and pages. */
export function growFolder(from: string, to: string, { items, pages }: Pick<Growth, 'items' | 'pages'>, shops: readonly number[]) {
  cpSync(from, to, { recursive: true })
  const chance = createChance()
  for (let number = 0; number < items; number++)
    writeFileSync(join(to, 'items', `${toSafeName(nameOfItem(number))}.yaml`), writeItem(number, chance, shops))
  for (let number = 0; number < pages; number++)
    writeFileSync(join(to, 'pages', `${nameOfPage(number)}.md`), writePage(number, chance, Math.max(1, items)))
}

function writeItem(number: number, chance: Chance, shops: readonly number[]): string {
  const groups = Object.keys(itemGroups).filter((group) => !['relic', 'blueprint', 'seed-bag'].includes(group))
  const line = (field: string, certainty: string) => `  ${field}: { source: Made for a measurement, certainty: ${certainty} }`
  const traders = [...new Set([chance.pick(shops), chance.pick(shops)])]
  return [
    `id: ${firstNumber + number}`,
    `name: ${nameOfItem(number)}`,
    `group: ${chance.pick(groups)}`,
    `description: For ${chance.sentence(10)}.`,
    `value: ${100 * (1 + chance.below(5000))}`,
    `modded: ${chance.below(8) === 0}`,
    `shops: [${traders.join(', ')}]`,
    'shop_role: sells',
    `advice: ${chance.sentence(25)}.`,
    'sources:',
    line('name', 'files'),
    line('description', 'told'),
    line('value', chance.pick(['guess', 'files', 'told'])),
    line('shops', 'worked-out'),
    line('advice', 'worked-out'),
    'checked: 2026-11-22',
    '',
  ].join('\n')
}

/** Every `pagesOfGuide`-th page is a guide of the guide book, the following ones are its pages. */
const nameOfPage = (number: number) => `grown-${number}`

function writePage(number: number, chance: Chance, items: number): string {
  const place = number % pagesOfGuide
  const head = number - place
  const section = (at: number) =>
    [
      `## Part ${at} of it`,
      '',
      ...Array.from({ length: 4 }, () => {
        const item = toSafeName(nameOfItem(chance.below(items)))
        return `${chance.sentence(30)} ${nameOfItem(chance.below(items))} ${chance.sentence(20)}${items > 1 ? ` :item[${item}]` : ''}.\n`
      }),
    ].join('\n')
  return [
    '---',
    `title: Grown page ${number}`,
    `lead: About ${chance.sentence(8)}.`,
    `description: About ${chance.sentence(12)}.`,
    'sources: [Made for a measurement]',
    'checked: 2026-11-22',
    'guide:',
    `  part: ${place === 0 ? 'subjects' : nameOfPage(head)}`,
    `  place: ${place === 0 ? 100 + number / pagesOfGuide : place}`,
    '  picture: spade',
    '---',
    '',
    ...[1, 2, 3, 4].map(section),
  ].join('\n')
}

/** Adds runs and pokes as records, because a leaderboard's file may not have so many. */
export function growBoards(content: Content, { runs, pokes }: Pick<Growth, 'runs' | 'pokes'>): Content {
  const chance = createChance()
  const plots = content.digsites.map(({ name }) => name)
  return {
    ...content,
    speedruns: [
      ...content.speedruns,
      ...Array.from({ length: runs }, (_, number) => ({
        id: firstNumber + number,
        player: `Runner ${chance.below(Math.ceil(runs / 5))}`,
        plot: chance.pick(plots),
        version: chance.pick(['1.6', '1.7.2', '2.2']),
        challenge: chance.pick(['10,000 coins', 'First bar', 'All bars']),
        setup: chance.pick(['Solo', 'Co-op']),
        time: 600 + chance.below(60_000),
        timestamp: new Date(1.7e12 + number * 60_000).toISOString().replace('.000Z', 'Z'),
        videolink: '',
        videoProvider: '' as const,
        sample: false,
      })),
    ],
    pokes: [
      ...content.pokes.map((poke) => ({ ...poke, rank: poke.rank + pokes })),
      ...Array.from({ length: pokes }, (_, index) => ({
        rank: 1 + 3 * Math.floor(index / 3),
        username: `Poker ${index}`,
        pokes: 10_000_000 - Math.floor(index / 3),
        sample: false,
      })),
    ],
  }
}
