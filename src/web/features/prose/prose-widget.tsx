import type { ProseData } from './prose-data.ts'
import { AnvilRecipes } from './widgets/anvil-recipes.tsx'
import { BlueprintChain } from './widgets/blueprint-chain.tsx'
import { ExplosionRadii } from './widgets/explosion-radii.tsx'
import { Keybinds } from './widgets/keybinds.tsx'
import { LogicElements } from './widgets/logic-elements.tsx'
import { ModLinks } from './widgets/mod-links.tsx'
import { ModderProfiles } from './widgets/modder-profiles.tsx'
import { OpenTool } from './widgets/open-tool.tsx'
import { OreOdds } from './widgets/ore-odds.tsx'
import { PlantStages } from './widgets/plant-stages.tsx'
import { StorageKeys } from './widgets/storage-keys.tsx'
import { WiringDiagram } from './widgets/wiring/wiring-diagram.tsx'

type Props = { name: string; options: Record<string, string>; data: ProseData }

/** A part of a page that is drawn from data. The names are checked when the content is read. */
export function ProseWidget({ name, options, data }: Props) {
  const sourcesOf = (wanted: string) => data.sources.filter(({ kind }) => kind === wanted)
  switch (name) {
    case 'ore-odds':
      return <OreOdds facts={data.facts} />
    case 'anvil-recipes':
      return <AnvilRecipes resources={data.resources} sources={sourcesOf('resource')} />
    case 'blueprint-chain':
      return <BlueprintChain blueprints={data.blueprints} resources={data.resources} />
    case 'keybinds':
      return <Keybinds facts={data.facts} sources={sourcesOf('fact')} />
    case 'plant-stages':
      return <PlantStages facts={data.facts} />
    case 'explosion-radii':
      return <ExplosionRadii facts={data.facts} />
    case 'logic-elements':
      return (
        <LogicElements facts={data.facts} elements={data.logic_elements} sources={sourcesOf('logic-element')} part={Number(options.part)} />
      )
    case 'wiring':
      return <WiringDiagram wiring={data.wirings.find(({ build }) => build === options.build)} sources={sourcesOf('wiring')} />
    case 'mod-links':
      return <ModLinks facts={data.facts} mods={data.mods} />
    case 'modder-profiles':
      return <ModderProfiles mods={data.mods} />
    case 'storage-keys':
      return <StorageKeys />
    case 'tool':
      return <OpenTool {...options} />
    default:
      return null
  }
}
