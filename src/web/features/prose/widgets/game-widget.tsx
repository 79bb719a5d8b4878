import type { WidgetProps } from '../prose-widget.tsx'
import { AnvilRecipes } from './anvil-recipes.tsx'
import { BlueprintChain } from './blueprint-chain.tsx'
import { ExplosionRadii } from './explosion-radii.tsx'
import { Keybinds } from './keybinds.tsx'
import { LogicElements } from './logic-elements.tsx'
import { OreOdds } from './ore-odds.tsx'
import { PlantStages } from './plant-stages.tsx'
import { WiringDiagram } from './wiring/wiring-diagram.tsx'

/** A widget with data of this game. */
export function GameWidget({ name, options, data }: WidgetProps) {
  const sourcesOf = (sourceKind: string) => data.sources.filter(({ kind }) => kind === sourceKind)
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
    default:
      return null
  }
}
