import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { explosionAddress } from '#model/tools/explosions/explosion-address.ts'
import { timerAddress } from '#model/tools/growth-timers/timer-address.ts'
import { logicAddress } from '#model/tools/logic-timing/logic-address.ts'
import { oddsAddress } from '#model/tools/ore-odds/ore-odds.ts'
import { lineAddress } from '#model/tools/pressure/pressure-line.ts'
import { scrapAddress } from '#model/tools/scrap/scrap.ts'
import { vehicleAddress } from '#model/tools/vehicles/vehicle-address.ts'
import { weighAddress } from '#model/tools/weight-value/weigh-load.ts'
import type { ToolAddress } from '#model/tools/define-address.ts'
import { toolTitles, type ToolTitle } from '#web/site-index/tool-titles.ts'

/** A calculator or planner with a page of its own. */
export type Tool = ToolTitle & {
  /** What may stand in its address; the server lets nothing else through. */
  address: Pick<ToolAddress<never>, 'parameters' | 'lists' | 'keepsEmpty'>
}

const addresses = {
  'weight-value': weighAddress,
  scrap: scrapAddress,
  pressure: lineAddress,
  'ore-odds': oddsAddress,
  'blueprint-planner': plannerAddress,
  'growth-timers': timerAddress,
  vehicles: vehicleAddress,
  explosions: explosionAddress,
  'logic-timing': logicAddress,
} satisfies Record<(typeof toolTitles)[number]['slug'], Tool['address']>

/** All of them, in the order in which the overview shows them. */
export const tools: readonly Tool[] = toolTitles.map((title) => ({ ...title, address: addresses[title.slug] }))

/** The tool of a page, which names it by its slug. */
export function toolOf(slug: string): Tool {
  const tool = tools.find((one) => one.slug === slug)
  if (!tool) throw new Error(`${slug} is not in the list of tools`)
  return tool
}
