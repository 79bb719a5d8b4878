import { z } from 'zod'
import { BlueprintFile, BlueprintRecord } from '#model/crafting/blueprint.ts'
import { ResourceFile, ResourceRecord } from '#model/crafting/resource.ts'
import { ItemFile, ItemRecord } from '#model/items/item.ts'
import { PokeRecord, PokesFile, SpeedrunRecord, SpeedrunsFile } from '#model/leaderboards/leaderboard.ts'
import { LogicElementFile, LogicElementRecord } from '#model/logic/logic-element.ts'
import { WiringFile, WiringRecord } from '#model/logic/wiring.ts'
import { ModFile, ModRecord } from '#model/mods/mod.ts'
import { MentionRecord } from '#model/news/mention.ts'
import { BlogPostFile, BlogPostRecord, PatchNoteFile, PatchNoteRecord, UpdateFile, UpdateRecord } from '#model/news/news.ts'
import { DigsiteFile, DigsiteRecord } from '#model/places/digsite.ts'
import { FindRecord, RelicFile, SeedBagFile } from '#model/places/find.ts'
import { ShopFile, ShopRecord } from '#model/places/shop.ts'
import { TownFile, TownRecord } from '#model/places/town.ts'
import { toComparable } from '#model/text/slugs.ts'
import { VehicleFile, VehicleRecord } from '#model/vehicles/vehicle.ts'
import { FactFile, FactRecord } from '#model/wiki/fact.ts'
import { defineKind } from '#model/wiki/kinds/kind.ts'
import { Page, PageFile } from '#model/wiki/page.ts'
import { paths } from '#model/wiki/paths.ts'
import { leastSure } from '#model/wiki/certainty.ts'
import { Certainty } from '#model/wiki/provenance.ts'

/**
 * Every kind of thing in this wiki, one row each, in the order in which they are stored and counted. Reading, the checks of
 * references, tables, rows, editor schemas and counts are made from it. It imports all shapes, so no shape may import it.
 */
export const kinds = {
  items: defineKind({
    table: 'item',
    yaml: { items: ItemFile },
    record: ItemRecord,
    key: ['safe_name'],
    named: 'safe_name',
    references: { shops: 'shops' },
    prose: { description: 'numbers', advice: 'html' },
    address: ({ safe_name }) => paths.item(safe_name),
    columns: {
      shape: { comparable: z.string(), value_certainty: Certainty.nullable(), value_version: z.string() },
      of: ({ name, alias, value, sources }) => ({
        comparable: toComparable(`${name} ${alias}`),
        // How sure the price is, and of which version, is told wherever the price is.
        value_certainty: value === null ? null : (sources.value?.certainty ?? null),
        value_version: sources.value?.version ?? '',
      }),
    },
  }),
  shops: defineKind({
    table: 'shop',
    yaml: { shops: ShopFile },
    record: ShopRecord,
    key: ['id'],
    references: { town: 'towns' },
    address: ({ town, ...shop }) => paths.shop({ ...shop, town: { town_safe_name: town } }),
  }),
  towns: defineKind({
    table: 'town',
    yaml: { towns: TownFile },
    record: TownRecord,
    key: ['town_safe_name'],
    named: 'town_safe_name',
    address: ({ town_safe_name }) => paths.town(town_safe_name),
  }),
  digsites: defineKind({
    table: 'digsite',
    yaml: { digsites: DigsiteFile },
    record: DigsiteRecord,
    key: ['safe_name'],
    named: 'safe_name',
    references: { town: 'towns', equipment_store: 'shops', jeweler: 'shops', relics: 'items' },
    address: ({ safe_name }) => paths.digsite(safe_name),
  }),
  vehicles: defineKind({
    table: 'vehicle',
    yaml: { vehicles: VehicleFile },
    record: VehicleRecord,
    key: ['safe_name'],
    named: 'safe_name',
    references: { shop: 'shops' },
    prose: { description: 'numbers' },
  }),
  resources: defineKind({
    table: 'resource',
    yaml: { resources: ResourceFile },
    record: ResourceRecord,
    key: ['safe_name'],
    named: 'safe_name',
    references: { safe_name: 'items', 'input.name': 'items', output: 'items' },
  }),
  blueprints: defineKind({
    table: 'blueprint',
    yaml: { blueprints: BlueprintFile },
    record: BlueprintRecord,
    key: ['output'],
    named: 'output',
    references: { output: 'items', blueprint_item: 'items', craft_bar: 'items', require_item: 'items', research_shop: 'shops' },
    columns: {
      shape: { craft_certainty: Certainty },
      of: ({ sources }) => ({ craft_certainty: leastSure([sources.min_craft_weight?.certainty, sources.craft_bar?.certainty]) }),
    },
  }),
  finds: defineKind({
    table: 'find',
    yaml: { relics: RelicFile, 'seed-bags': SeedBagFile },
    record: FindRecord,
    key: ['item'],
    named: 'item',
    references: { item: 'items', digsite: 'digsites' },
    columns: { shape: { certainty: Certainty }, of: ({ sources }) => ({ certainty: sources.digsite?.certainty ?? 'guess' }) },
  }),
  logicElements: defineKind({
    table: 'logic_element',
    yaml: { 'logic-elements': LogicElementFile },
    record: LogicElementRecord,
    key: ['item'],
    named: 'item',
    references: { item: 'items' },
    prose: { what_it_does: 'numbers', inputs: 'numbers', outputs: 'numbers', limits: 'numbers', explanation: 'html' },
  }),
  mods: defineKind({ table: 'mod', yaml: { mods: ModFile }, record: ModRecord, key: ['id'], prose: { body: 'html' } }),
  patchNotes: defineKind({ table: 'patch_note', yaml: { 'patch-notes': PatchNoteFile }, record: PatchNoteRecord, key: ['id'] }),
  facts: defineKind({ table: 'fact', yaml: { facts: FactFile }, record: FactRecord, key: ['key'] }),
  pages: defineKind({ table: 'page', markdown: { pages: PageFile }, record: Page, key: ['slug'], named: 'slug' }),
  blogPosts: defineKind({ table: 'blog_post', markdown: { blog: BlogPostFile }, record: BlogPostRecord, key: ['id'] }),
  updates: defineKind({ table: 'update_note', markdown: { updates: UpdateFile }, record: UpdateRecord, key: ['id'] }),
  /** Has no files: it is worked out from the news. */
  mentions: defineKind({ table: 'mention', record: MentionRecord, key: ['item', 'kind', 'id'] }),
  speedruns: defineKind({
    table: 'speedrun',
    list: { 'leaderboards/speedruns.yaml': SpeedrunsFile },
    record: SpeedrunRecord,
    key: ['id'],
  }),
  pokes: defineKind({ table: 'poke', list: { 'leaderboards/pokes.yaml': PokesFile }, record: PokeRecord, key: ['username'] }),
  wirings: defineKind({
    table: 'wiring',
    yaml: { wirings: WiringFile },
    record: WiringRecord,
    key: ['build'],
    named: 'build',
    references: { 'nodes.item': 'items' },
  }),
} as const

export type Kinds = typeof kinds
export type KindName = keyof Kinds
export const kindNames = Object.keys(kinds) as KindName[]

/** Everything that is known of a thing of this kind. */
export type RecordOf<Name extends KindName> = z.infer<Kinds[Name]['record']>
