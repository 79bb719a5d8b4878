import { z } from 'zod'
import { Blueprint } from '#model/crafting/blueprint.ts'
import { Digsite } from '#model/places/digsite.ts'
import { Fact } from '#model/wiki/fact.ts'
import { Item } from '#model/items/item.ts'
import { Poke, Speedrun } from '#model/leaderboards/leaderboard.ts'
import { LogicElement } from '#model/logic/logic-element.ts'
import { Mod } from '#model/mods/mod.ts'
import { BlogPost, PatchNote, ReleaseNote } from '#model/news/news.ts'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { Resource } from '#model/crafting/resource.ts'
import { Shop } from '#model/places/shop.ts'
import { Town } from '#model/places/town.ts'
import { Vehicle } from '#model/vehicles/vehicle.ts'

/** Everything at once, each kind in the shape its own call has, so that nobody needs to crawl. */
export const Dump = z.strictObject({
  revision: z.int().meta({ description: 'Revision of the content.', example: 12 }),
  changed_at: z.string().meta({ description: 'When it was made, UTC.', example: '2026-11-21T00:00:00.000Z' }),
  licence: z.string().meta({ description: 'Licence of the data.', example: 'CC BY-SA 4.0' }),
  items: z.array(Item),
  resources: z.array(Resource),
  blueprints: z.array(Blueprint),
  shops: z.array(Shop),
  towns: z.array(Town),
  digsites: z.array(Digsite),
  vehicles: z.array(Vehicle),
  mods: z.array(Mod),
  patchnotes: z.array(PatchNote),
  blogposts: z.array(BlogPost),
  releasenotes: z.array(ReleaseNote),
  logic_elements: z.array(LogicElement),
  facts: z.array(Fact),
  speedruns: z.array(Speedrun),
  pokes: z.array(Poke),
  provenance: z.array(ProvenanceEntry),
})
export type Dump = z.infer<typeof Dump>
