import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { paths } from '#model/wiki/paths.ts'
import { BlueprintFile, type BlueprintRecord } from '#model/crafting/blueprint.ts'
import { DigsiteFile, type DigsiteRecord } from '#model/places/digsite.ts'
import { FactFile, type FactRecord } from '#model/wiki/fact.ts'
import { RelicFile, SeedBagFile, type FindRecord } from '#model/places/find.ts'
import { ItemFile, type ItemRecord } from '#model/items/item.ts'
import { PokeRecord, SpeedrunRecord } from '#model/leaderboards/leaderboard.ts'
import { LogicElementFile, type LogicElementRecord } from '#model/logic/logic-element.ts'
import type { MentionRecord } from '#model/news/mention.ts'
import { ModFile, type ModRecord } from '#model/mods/mod.ts'
import { BlogPostFile, PatchNoteFile, UpdateFile, type BlogPostRecord, type PatchNoteRecord, type UpdateRecord } from '#model/news/news.ts'
import { PageFile, type Page } from '#model/wiki/page.ts'
import { toProvenanceEntry, type Certainty, type ProvenanceEntry, type Sources } from '#model/wiki/provenance.ts'
import { withRanks } from '#model/leaderboards/ranking.ts'
import { ResourceFile, type ResourceRecord } from '#model/crafting/resource.ts'
import { ShopFile, type ShopRecord } from '#model/places/shop.ts'
import { Site } from '#model/wiki/site.ts'
import { TownFile, type TownRecord } from '#model/places/town.ts'
import { VehicleFile, type VehicleRecord } from '#model/vehicles/vehicle.ts'
import { WiringFile, type WiringRecord } from '#model/logic/wiring.ts'
import { toBlogPost, toPatchNote, toUpdate } from './news.ts'
import { createMarkdown } from './markdown.ts'
import { listLaterChanges } from './later-changes.ts'
import { listMentions } from './mentions.ts'
import type { NamedThings } from './names.ts'
import { fillInNumbers } from './numbers-in-prose.ts'
import { ContentError, type Problem } from './problem.ts'
import { listBrokenReferences } from './references.ts'
import { checkYaml } from './yaml-file.ts'

/** All that the wiki says, read and checked: what the database is filled from. */
export type Content = {
  site: Site
  items: ItemRecord[]
  shops: ShopRecord[]
  towns: TownRecord[]
  digsites: DigsiteRecord[]
  vehicles: VehicleRecord[]
  resources: ResourceRecord[]
  blueprints: BlueprintRecord[]
  finds: FindRecord[]
  logicElements: LogicElementRecord[]
  mods: ModRecord[]
  patchNotes: PatchNoteRecord[]
  facts: FactRecord[]
  pages: Page[]
  blogPosts: BlogPostRecord[]
  updates: UpdateRecord[]
  speedruns: SpeedrunRecord[]
  wirings: WiringRecord[]
  pokes: PokeRecord[]
  mentions: MentionRecord[]
  provenance: ProvenanceEntry[]
}

const SpeedrunsFile = z.strictObject({ runs: z.array(SpeedrunRecord) })
const PokesFile = z.strictObject({ pokes: z.array(PokeRecord.omit({ rank: true })) })

/** Reads and checks the whole content folder. Throws one ContentError that lists every problem in every file. */
export function readContent(folder: string): Content {
  const problems: Problem[] = []
  const provenance: ProvenanceEntry[] = []

  function list(kind: string, extension: string): { file: string; name: string; text: string }[] {
    // A folder without files: Git does not keep it.
    if (!existsSync(join(folder, kind))) return []
    return readdirSync(join(folder, kind), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
      .map((entry) => entry.name)
      .toSorted()
      .map((name) => ({
        file: `${kind}/${name}`,
        name: name.slice(0, -extension.length),
        text: readFileSync(join(folder, kind, name), 'utf8').replace(/^\uFEFF/, ''),
      }))
  }

  function readYaml<Shape extends z.ZodType>(file: string, text: string, shape: Shape, firstLine?: number): z.infer<Shape> | undefined {
    const checked = checkYaml(file, text, shape, firstLine)
    problems.push(...checked.problems)
    return checked.data
  }

  function readFolder<Shape extends z.ZodType, Record>(
    kind: string,
    shape: Shape,
    toRecord: (data: z.infer<Shape>, name: string) => Record,
  ): Record[] {
    return list(kind, '.yaml').flatMap(({ file, name, text }) => {
      const data = readYaml(file, text, shape)
      if (data === undefined) return []
      const { sources, checked } = data as { sources: Sources; checked: string }
      for (const [field, from] of Object.entries(sources)) {
        provenance.push(toProvenanceEntry(from, { kind: toKind(kind), id: name, field, checked, file }))
      }
      return [toRecord(data, name)]
    })
  }

  function readMarkdown<Shape extends z.ZodType>(kind: string, shape: Shape) {
    return list(kind, '.md').flatMap(({ file, name, text }) => {
      const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)
      if (!match) {
        problems.push({ file, line: 1, field: '', found: 'no front matter', expected: 'a block between two lines of ---' })
        return []
      }
      const head = readYaml(file, match[1] ?? '', shape, 2)
      return head === undefined ? [] : [{ file, name, head, body: text.slice(match[0].length), bodyLine: match[0].split('\n').length }]
    })
  }

  function readOne<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> | undefined {
    return readYaml(file, readFileSync(join(folder, file), 'utf8'), shape)
  }

  const site = readOne('site.yaml', Site)
  const resources = readFolder('resources', ResourceFile, (data, safe_name): ResourceRecord => ({ ...data, safe_name }))
  const recipes = new Set(resources.map(({ safe_name }) => safe_name))
  const items = readFolder('items', ItemFile, (data, safe_name): ItemRecord => ({
    ...data,
    safe_name,
    resource: recipes.has(safe_name),
    blueprint: data.group === 'blueprint',
    relic: data.group === 'relic',
  }))
  const shops = readFolder('shops', ShopFile, (data) => data)
  const towns = readFolder('towns', TownFile, (data, town_safe_name): TownRecord => ({ ...data, town_safe_name }))
  const digsites = readFolder('digsites', DigsiteFile, (data, safe_name): DigsiteRecord => ({ ...data, safe_name }))
  const vehicles = readFolder('vehicles', VehicleFile, (data, safe_name): VehicleRecord => ({ ...data, safe_name }))
  const blueprints = readFolder('blueprints', BlueprintFile, (data, output): BlueprintRecord => ({ ...data, output }))
  const finds = [
    ...readFolder('relics', RelicFile, (data, item): FindRecord => ({ ...data, item, kind: 'relic', plant: '' })),
    ...readFolder('seed-bags', SeedBagFile, (data, item): FindRecord => ({ ...data, item, kind: 'seed-bag' })),
  ]
  const facts = readFolder('facts', FactFile, (data, name): FactRecord => ({ ...data, key: name.replaceAll('-', '_') }))

  const records: NamedThings['records'] = new Map(
    [
      ...items.map((item) => ['item', item.safe_name, item] as const),
      ...digsites.map((digsite) => ['digsite', digsite.safe_name, digsite] as const),
      ...blueprints.map((blueprint) => ['blueprint', blueprint.output, blueprint] as const),
      ...vehicles.map((vehicle) => ['vehicle', vehicle.safe_name, { ...vehicle, value: vehicle.price }] as const),
    ].map(([kind, id, record]) => [`${kind}/${id}`, { fields: record, sources: record.sources }]),
  )
  const things: NamedThings = { items, shops, towns, digsites, facts, records }
  const markdown = createMarkdown(things)
  function toHtml(file: string, text: string, firstLine?: number, home?: string): string {
    const compiled = markdown.compileToHtml(file, text, firstLine, home)
    problems.push(...compiled.problems)
    return compiled.html
  }

  /** A text without markup, with its numbers in it: each as sure as the text itself, or surer. */
  function toPlain(file: string, field: string, text: string, sources: Sources): string {
    const certainty: Certainty = sources[field]?.certainty ?? 'told'
    const filled = fillInNumbers(text, things, certainty)
    const expected = `a number of content/ that is no guess where the text is none`
    problems.push(...filled.unknown.map((found) => ({ file, field, found, expected })))
    return filled.text
  }

  const logicElements = readFolder('logic-elements', LogicElementFile, (data, item): LogicElementRecord => ({
    ...data,
    item,
    what_it_does: toPlain(`logic-elements/${item}.yaml`, 'what_it_does', data.what_it_does, data.sources),
    inputs: toPlain(`logic-elements/${item}.yaml`, 'inputs', data.inputs, data.sources),
    outputs: toPlain(`logic-elements/${item}.yaml`, 'outputs', data.outputs, data.sources),
    limits: toPlain(`logic-elements/${item}.yaml`, 'limits', data.limits, data.sources),
    explanation: toHtml(`logic-elements/${item}.yaml`, data.explanation),
  }))
  const mods = readFolder('mods', ModFile, (data, name): ModRecord => ({
    ...data,
    body: toHtml(`mods/${name}.yaml`, data.body),
    timestamp: `${data.checked}T00:00:00Z`,
    updated: `${data.checked}T00:00:00Z`,
  }))
  const patchNotes = readFolder('patch-notes', PatchNoteFile, (data): PatchNoteRecord => toPatchNote(data))
  for (const item of items) {
    item.description = toPlain(`items/${item.safe_name}.yaml`, 'description', item.description, item.sources)
    if (item.advice) item.advice = toHtml(`items/${item.safe_name}.yaml`, item.advice, undefined, paths.item(item.safe_name))
  }
  for (const vehicle of vehicles) {
    vehicle.description = toPlain(`vehicles/${vehicle.safe_name}.yaml`, 'description', vehicle.description, vehicle.sources)
  }
  const pages = readMarkdown('pages', PageFile).map(({ file, name, head, body, bodyLine }): Page => {
    const compiled = markdown.compile(file, body, bodyLine)
    problems.push(...compiled.problems)
    return { slug: name, ...head, blocks: compiled.blocks, headings: compiled.headings }
  })
  const blogPosts = readMarkdown('blog', BlogPostFile).map(({ file, head, body, bodyLine }) =>
    toBlogPost(head, toHtml(file, body, bodyLine)),
  )
  const updates = readMarkdown('updates', UpdateFile).map(({ file, head, body, bodyLine }) => toUpdate(head, toHtml(file, body, bodyLine)))
  const wirings = readFolder('wirings', WiringFile, (data, build): WiringRecord => ({ ...data, build }))
  const speedruns = readOne('leaderboards/speedruns.yaml', SpeedrunsFile)?.runs ?? []
  const pokes = toRanked(readOne('leaderboards/pokes.yaml', PokesFile)?.pokes ?? [])

  const news = listMentions({ items, patchNotes, blogPosts, updates })
  const content = {
    items,
    shops,
    towns,
    digsites,
    vehicles,
    resources,
    blueprints,
    finds,
    logicElements,
    mods,
    patchNotes,
    facts,
    pages,
    blogPosts,
    updates,
    speedruns,
    wirings,
    pokes,
    mentions: [
      ...news,
      ...listLaterChanges(
        pages.find(({ slug }) => slug === 'what-changed'),
        news.length,
      ),
    ],
    provenance,
  }
  // References are checked even when files are broken, less what refers to a broken file: one round of mending is enough.
  problems.push(...listBrokenReferences(content, new Set(problems.map(({ file }) => file))))
  if (problems.length > 0 || !site) throw new ContentError(problems)
  return { site, ...content }
}

/** "seed-bags" -> "seed-bag" */
function toKind(folder: string): string {
  return folder.replace(/s$/, '')
}

/** Equal pokes share a rank; the next rank counts them all. */
function toRanked(pokes: Omit<PokeRecord, 'rank'>[]): PokeRecord[] {
  const inOrder = new Intl.Collator('en')
  const sorted = pokes.toSorted((a, b) => b.pokes - a.pokes || inOrder.compare(a.username, b.username))
  return withRanks(sorted, (a, b) => a.pokes === b.pokes).map(({ rank, entry }) => ({ rank, ...entry }))
}
