import { z } from 'zod'
import { Blueprint } from '#model/crafting/blueprint.ts'
import { Resource } from '#model/crafting/resource.ts'
import { LogicElement } from '#model/logic/logic-element.ts'
import { MapMarker } from '#model/map/map-marker.ts'
import { Change } from '#model/news/change.ts'
import { Mention } from '#model/news/mention.ts'
import { Store } from '#model/places/shop.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { ExplainedIn } from '#model/pages/explained-in.ts'
import { ProvenanceEntry, SourceCertainty } from '#model/wiki/provenance.ts'
import { AskedQuestion } from '#model/wiki/question.ts'
import { Item, ItemDetails } from './item.ts'

/** All data of an item's page, except `facts`. */
export const WholeItemPage = z.strictObject({
  item: Item.meta({ description: 'The item, in the shape of the specified calls.' }),
  details: ItemDetails,
  resources: z
    .array(Resource.extend({ safe_name: SafeName, recipe_certainty: SourceCertainty.nullable() }))
    .meta({ description: 'The resource records its recipes and crafting tree are drawn from: the way to it, and two steps on from it.' }),
  blueprints: z.array(Blueprint).meta({ description: 'The blueprints these recipes need.' }),
  blueprint_count: z.int().nonnegative().meta({ description: 'How many blueprints there are in all.' }),
  plan_goal: z.string().nullable().meta({ description: 'What the blueprint planner opens with; null without a blueprint.' }),
  research_shop: Store.nullable().meta({ description: 'Where its blueprint is researched.' }),
  scrapyard: Store.nullable().meta({ description: 'The shop that turns items into scrap.' }),
  element: LogicElement.nullable().meta({ description: 'Its entry in the logic guide.' }),
  partner: ItemDetails.nullable().meta({ description: 'The crop of a seed bag, or the seed bag of a crop.' }),
  places: z.array(MapMarker).meta({ description: 'Where to go for it: its shops and digsites that have a place on the map.' }),
  mentions: z.array(Mention).meta({ description: 'News about it, newest first.' }),
  explained_in: z.array(ExplainedIn).meta({ description: 'The guides that name it, most mentions first.' }),
  sources: z
    .array(ProvenanceEntry)
    .meta({ description: 'The source of each field: of the item, its recipe, logic element, find and blueprint.' }),
  questions: z.array(AskedQuestion).meta({ description: 'The open questions that would confirm its facts.' }),
  history: z.array(Change).meta({ description: 'Its changes by game version, newest first.' }),
})
export type WholeItemPage = z.infer<typeof WholeItemPage>

/** A requested item with its page, cited facts and guides. */
export const AskedItemPage = z.strictObject({
  asked: z.string().meta({ description: 'The name as requested.' }),
  page: WholeItemPage.nullable().meta({ description: 'Null without an item of that name.' }),
  cited: z.array(ProvenanceEntry).meta({ description: 'The sources behind the marks in its texts.' }),
  guides: z
    .array(z.strictObject({ title: z.string(), heading: z.string(), path: z.string() }))
    .meta({ description: 'The guides that name it, most mentions first.' }),
  nearest: z
    .array(Item.pick({ name: true }).extend({ safe_name: SafeName }))
    .meta({ description: 'The items with the nearest names; only where `page` is null.' }),
})
export type AskedItemPage = z.infer<typeof AskedItemPage>
