import { TableHead } from '#web/ui/table-head.tsx'
import type { BlueprintPlan } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { paths } from '#model/wiki/paths.ts'
import { countOf } from '#model/text/count-of.ts'
import { Section } from '#web/ui/section.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** The weight for which a later step wants what this blueprint makes, if it is handed in. */
function HandedInLater({ steps, of }: { steps: BlueprintPlan['steps']; of: string }) {
  const later = steps.flatMap(({ blueprint }) => (blueprint.require_item === of ? [blueprint] : []))
  return later.map(({ output, name, require_weight, require_certainty }) => (
    <small key={output} className="soft">
      ; <CertaintyBadge of={require_certainty}>{require_weight}</CertaintyBadge> or more if you hand it in for the {name}
    </small>
  ))
}

/** The steps in order, as the drawing shows them, with what each item is crafted from. */
export function PlanSteps({ plan, itemName }: { plan: BlueprintPlan; itemName: (item: string) => string }) {
  const { steps } = plan
  return (
    <Section title="Step by step" more={countOf(steps.length, 'step')}>
      <div className="card flush">
        <table className="tbl plan-steps">
          <caption className="sr">What to unlock, in order</caption>
          <TableHead columns={[['Step', 'num'], ['Unlock'], ['Hand in'], ['Least weight', 'num'], ['Then craft from']]} />
          <tbody>
            {steps.map(({ blueprint }, index) => (
              <tr key={blueprint.output}>
                <td className="num step-number">{index + 1}</td>
                <td className="name">
                  <span className="thing">
                    <Tile of={blueprint.blueprint_item} size={36} />
                    <ItemLink item={{ safe_name: blueprint.blueprint_item, name: blueprint.name }} />
                  </span>
                </td>
                <td>
                  <small className="m-only">Hand in </small>
                  <ItemLink item={{ safe_name: blueprint.require_item, name: itemName(blueprint.require_item) }} />
                </td>
                <td className="num">
                  <small className="m-only">Least weight </small>
                  <CertaintyBadge of={blueprint.require_certainty} at={paths.itemSources(blueprint.output)}>
                    {blueprint.require_weight}
                  </CertaintyBadge>
                </td>
                <td className="from">
                  <small className="m-only">Then craft from </small>
                  hot {itemName(blueprint.craft_bar).toLowerCase()}, weight at least{' '}
                  <CertaintyBadge of={blueprint.craft_certainty} at={paths.itemSources(blueprint.output)}>
                    {blueprint.min_craft_weight}
                  </CertaintyBadge>
                  <HandedInLater steps={steps} of={blueprint.output} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
