import { z } from 'zod'
import { Blueprint } from '#model/crafting/blueprint.ts'
import { Resource } from '#model/crafting/resource.ts'
import { LogicElement } from '#model/logic/logic-element.ts'
import { Wiring } from '#model/logic/wiring.ts'
import { Mod } from '#model/mods/mod.ts'
import { Page } from '#model/pages/page.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { Cited } from '#model/wiki/calls/text-pages.ts'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { AskedQuestion } from '#model/wiki/question.ts'

/** All data of a page of prose, except `facts`. Lists that no widget needs are empty. */
export const WholeProsePage = z.strictObject({
  page: Page,
  questions: z.array(AskedQuestion).meta({ description: 'The open questions whose answers can change this page.' }),
  cited: Cited,
  blueprints: z.array(Blueprint).meta({ description: 'The blueprint unlock chain, in order.' }),
  resources: z.array(Resource.extend({ safe_name: SafeName })).meta({ description: 'The resource records.' }),
  logic_elements: z.array(LogicElement).meta({ description: 'The logic elements of this page of the guide, in its order.' }),
  wirings: z.array(Wiring).meta({ description: 'The example builds that it draws.' }),
  mods: z.array(Mod).meta({ description: 'The legacy mods.' }),
  sources: z.array(ProvenanceEntry).meta({ description: 'The sources behind the marks in its drawn parts.' }),
})
export type WholeProsePage = z.infer<typeof WholeProsePage>
