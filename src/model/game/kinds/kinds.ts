import { keysOf } from '#model/wiki/keyed.ts'
import { z } from 'zod'
import { Blueprint, blueprintColumns, BlueprintFile, BlueprintRecord } from '#model/crafting/blueprint.ts'
import { Resource, ResourceFile, ResourceRecord } from '#model/crafting/resource.ts'
import { itemColumns } from '#model/items/item-columns.ts'
import { Item, ItemFile, ItemHit, ItemRecord } from '#model/items/item.ts'
import { LogicElement, LogicElementFile, LogicElementRecord } from '#model/logic/logic-element.ts'
import { WiringFile, WiringRecord } from '#model/logic/wiring.ts'
import { Mod, ModFile, ModHit, ModRecord } from '#model/mods/mod.ts'
import { FindRecord, RelicFile, SeedBagFile } from '#model/places/find.ts'
import { Fact, factColumns, FactFile, FactRecord } from '#model/wiki/fact.ts'
import { defineKind } from '#model/wiki/kinds/kind.ts'
import { defineSearched } from '#model/wiki/kinds/searched.ts'
import { boardKinds } from '#model/wiki/kinds/board-kinds.ts'
import { newsKinds } from '#model/wiki/kinds/news-kinds.ts'
import { guidePath } from '#model/pages/guide.ts'
import { placeKinds } from './place-kinds.ts'
import { GuidePageFile, Page, PageFile, pageColumns } from '#model/pages/page.ts'
import { paths } from '#model/wiki/paths.ts'
import { toCertainty } from '#model/wiki/certainty.ts'
import { Destination, DestinationsFile } from '#model/wiki/destination.ts'
import { Certainty } from '#model/wiki/provenance.ts'
import { QuestionFile, QuestionRecord } from '#model/wiki/question.ts'

/**
 * Every kind of thing in this wiki, one row each, in the order in which they are stored and counted. Reading, checks of references, tables,
 * editor schemas, counts, search, dump and sitemap derive from it. Imports all shapes, so no shape may import it.
 */
export const kinds = {
  items: defineKind({
    table: 'item',
    yaml: { items: ItemFile },
    record: ItemRecord,
    inText: { link: true, value: true },
    key: ['safe_name'],
    named: 'safe_name',
    called: 'safe_name',
    references: { shops: 'shops' },
    prose: { description: 'numbers', advice: 'html' },
    address: ({ safe_name }) => paths.item(safe_name),
    page: ({ safe_name, active }) => (active ? paths.item(safe_name) : null),
    pageFrom: ['safe_name', 'active'],
    search: defineSearched(ItemRecord, {
      as: 'item',
      hit: ItemHit,
      weight: 8,
      order: ['name', 'asc'],
      joined: z.object({ value_certainty: Certainty.nullable(), value_version: z.string() }),
      show: ({ id, safe_name, value, value_certainty, value_version, price_per_weight }) => ({
        picture: safe_name,
        value,
        value_certainty,
        value_version,
        price_per_weight,
        priced: value === null ? null : id,
      }),
    }),
    columns: itemColumns,
    dump: { as: 'items', place: 1, shape: Item },
  }),
  ...placeKinds,
  resources: defineKind({
    table: 'resource',
    yaml: { resources: ResourceFile },
    record: ResourceRecord,
    key: ['safe_name'],
    named: 'safe_name',
    references: { safe_name: 'items', 'input.name': 'items', output: 'items' },
    dump: { as: 'resources', place: 2, shape: Resource },
  }),
  blueprints: defineKind({
    table: 'blueprint',
    yaml: { blueprints: BlueprintFile },
    record: BlueprintRecord,
    inText: { value: true },
    key: ['output'],
    named: 'output',
    references: { output: 'items', blueprint_item: 'items', craft_bar: 'items', require_item: 'items', research_shop: 'shops' },
    columns: blueprintColumns,
    dump: { as: 'blueprints', place: 3, shape: Blueprint },
  }),
  finds: defineKind({
    table: 'find',
    yaml: { relics: RelicFile, 'seed-bags': SeedBagFile },
    record: FindRecord,
    key: ['item'],
    named: 'item',
    references: { item: 'items', plant: 'items', digsite: 'digsites' },
    columns: { shape: { certainty: Certainty }, of: ({ sources }) => ({ certainty: toCertainty(sources.digsite?.certainty) ?? 'guess' }) },
  }),
  logicElements: defineKind({
    table: 'logic_element',
    yaml: { 'logic-elements': LogicElementFile },
    record: LogicElementRecord,
    key: ['item'],
    named: 'item',
    references: { item: 'items' },
    prose: { what_it_does: 'numbers', inputs: 'numbers', outputs: 'numbers', limits: 'numbers', explanation: 'html' },
    dump: { as: 'logic_elements', place: 12, shape: LogicElement },
  }),
  mods: defineKind({
    table: 'mod',
    yaml: { mods: ModFile },
    record: ModRecord,
    key: ['id'],
    called: 'name',
    prose: { body: 'html' },
    address: ({ name }) => paths.legacyModsNamed(name),
    // Hydrotility has a page of prose, which is listed with the pages.
    page: ({ name, active }) => (active && decodeURIComponent(paths.legacyMod(name)) !== paths.hydrotility ? paths.legacyMod(name) : null),
    pageFrom: ['name', 'active'],
    search: defineSearched(ModRecord, {
      as: 'mod',
      last: true,
      hit: ModHit,
      weight: 1,
      show: ({ description, author }) => ({ text: `${description} ${author}`, modded: true }),
    }),
    dump: { as: 'mods', place: 8, shape: Mod },
  }),
  patchNotes: newsKinds.patchNotes,
  facts: defineKind({
    table: 'fact',
    yaml: { facts: FactFile },
    record: FactRecord,
    key: ['key'],
    columns: factColumns,
    dump: { as: 'facts', place: 13, shape: Fact.omit({ version: true, certainty: true }) },
  }),
  pages: defineKind({
    table: 'page',
    markdown: { pages: PageFile },
    special: { guide: GuidePageFile },
    record: Page,
    key: ['slug'],
    named: 'slug',
    called: 'slug',
    within: {
      kind: 'pages',
      of: ({ guide }) => guide?.part,
      move: (page, part) => ({ ...page, guide: page.guide && { ...page.guide, part } }),
    },
    page: ({ slug, guide }) => guide && guidePath(slug, guide),
    pageFrom: ['slug', 'guide'],
    columns: pageColumns,
  }),
  blogPosts: newsKinds.blogPosts,
  updates: newsKinds.updates,
  mentions: newsKinds.mentions,
  changes: newsKinds.changes,
  speedruns: boardKinds.speedruns,
  pokes: boardKinds.pokes,
  wirings: defineKind({
    table: 'wiring',
    yaml: { wirings: WiringFile },
    record: WiringRecord,
    key: ['build'],
    named: 'build',
    references: { 'nodes.item': 'items' },
  }),
  questions: defineKind({
    table: 'question',
    yaml: { questions: QuestionFile },
    record: QuestionRecord,
    key: ['slug'],
    named: 'slug',
    references: { 'covers.shops': 'shops' },
  }),
  /** Pages that search finds beside things. */
  destinations: defineKind({
    table: 'destination',
    list: { 'destinations.yaml': DestinationsFile },
    record: Destination,
    key: ['path'],
    references: { page: 'pages' },
  }),
} as const

export type Kinds = typeof kinds
export type KindName = keyof Kinds
export const kindNames = keysOf(kinds)
/** The record of a kind. */
export type RecordOf<Name extends KindName> = z.infer<Kinds[Name]['record']>
