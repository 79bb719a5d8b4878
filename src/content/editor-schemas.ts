import { z } from 'zod'
import { BlueprintFile } from '#model/crafting/blueprint.ts'
import { DigsiteFile } from '#model/places/digsite.ts'
import { FactFile } from '#model/wiki/fact.ts'
import { RelicFile, SeedBagFile } from '#model/places/find.ts'
import { ItemFile } from '#model/items/item.ts'
import { LogicElementFile } from '#model/logic/logic-element.ts'
import { ModFile } from '#model/mods/mod.ts'
import { PatchNoteFile } from '#model/news/news.ts'
import { ResourceFile } from '#model/crafting/resource.ts'
import { ShopFile } from '#model/places/shop.ts'
import { Site } from '#model/wiki/site.ts'
import { TownFile } from '#model/places/town.ts'
import { VehicleFile } from '#model/vehicles/vehicle.ts'
import { WiringFile } from '#model/logic/wiring.ts'

const shapes = {
  blueprints: BlueprintFile,
  digsites: DigsiteFile,
  facts: FactFile,
  items: ItemFile,
  'logic-elements': LogicElementFile,
  mods: ModFile,
  'patch-notes': PatchNoteFile,
  relics: RelicFile,
  resources: ResourceFile,
  'seed-bags': SeedBagFile,
  shops: ShopFile,
  site: Site,
  towns: TownFile,
  vehicles: VehicleFile,
  wirings: WiringFile,
}

/** JSON Schemas of the content files, by folder: with them an editor completes fields and underlines mistakes while one types. */
export function createEditorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shapes).map(([folder, shape]) => [
      `${folder}.json`,
      `${JSON.stringify(z.toJSONSchema(shape, { io: 'input' }), null, 2)}\n`,
    ]),
  )
}
