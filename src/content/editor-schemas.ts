import { z } from 'zod'
import { BlueprintFile } from '#model/blueprint.ts'
import { DigsiteFile } from '#model/digsite.ts'
import { FactFile } from '#model/fact.ts'
import { RelicFile, SeedBagFile } from '#model/find.ts'
import { ItemFile } from '#model/item.ts'
import { LogicElementFile } from '#model/logic-element.ts'
import { ModFile } from '#model/mod.ts'
import { PatchNoteFile } from '#model/news.ts'
import { ResourceFile } from '#model/resource.ts'
import { ShopFile } from '#model/shop.ts'
import { Site } from '#model/site.ts'
import { TownFile } from '#model/town.ts'
import { VehicleFile } from '#model/vehicle.ts'
import { WiringFile } from '#model/wiring.ts'

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
