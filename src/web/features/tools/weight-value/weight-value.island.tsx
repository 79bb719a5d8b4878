import { useMemo } from 'react'
import { itemGroups } from '#model/items/item-groups.ts'
import { findWeighed, weighAddress, weighThing, type Weighed, type WeighState } from '#model/tools/weight-value/weigh-load.ts'
import { usualWeights } from '#model/tools/weight-value/weight-value.ts'
import { paths } from '#model/wiki/paths.ts'
import { Price } from '#web/game-ui/price.tsx'
import { LinkedFields } from '#web/features/tools/form/linked-fields.tsx'
import { PickField } from '#web/game-ui/pick-field.tsx'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { WeighLoad } from './weigh-load.tsx'
import '../tools.css'
import './weight-value.css'

export const weighSlug = 'weight-value'

type Props = {
  things: Weighed[]
  /** Safe name of the item selected by default. */
  opensWith: string
  initial: WeighState
}

/** Converts weight to value and back for one thing, and sums up a load. */
export function WeightValueTool({ things, opensWith, initial }: Props) {
  const shape = useMemo(() => weighAddress.with(opensWith), [opensWith])
  const { state, form, address, type, choose, reset } = useAddressState(weighSlug, initial, shape)
  const thing = findWeighed(things, state.item) ?? findWeighed(things, opensWith) ?? things[0]
  if (!thing) return <p className="tool-empty">No prices by weight are known yet.</p>
  const { fields, problems } = weighThing(thing, state)
  const choices = toChoices(things)
  return (
    <ToolForm slug={weighSlug} label="Weight to value" address={address} formRef={form} onReset={reset}>
      <div className="weigh-one">
        <PickField
          label="What it is"
          name="item"
          value={thing.safe_name}
          choices={choices}
          tile={thing.safe_name}
          onPick={(item) => choose({ ...state, item })}
        />
        <LinkedFields
          sides={[
            { name: 'weight', label: 'Weight' },
            { name: 'value', label: 'Value in coins', unit: 'coins' },
          ]}
          fields={fields}
          problems={problems}
          from={state.from}
          mark={thing.mark}
          onType={(from, text) => type({ ...state, from, text })}
        />
      </div>
      <p className="weigh-unit">
        <a href={paths.item(thing.safe_name)}>{thing.name}</a>, per weight:{' '}
        <Price value={thing.value} mark={thing.mark} isItem sourceAt={paths.itemSources(thing.safe_name)} />.
      </p>
      <ul className="answers usual-weights" aria-label={`Usual weights of ${thing.name}`}>
        {usualWeights.map((weight) => (
          <li className="answer" key={weight}>
            <span>weight {weight}</span>
            <b>
              <Price value={thing.value * weight} mark={thing.mark} sourceAt={paths.itemSources(thing.safe_name)} isResult />
            </b>
          </li>
        ))}
      </ul>
      <WeighLoad
        things={things}
        choices={choices}
        rows={state.rows}
        onType={(rows) => type({ ...state, rows })}
        onChoose={(rows) => choose({ ...state, rows })}
      />
    </ToolForm>
  )
}

/** Options by group, in processing order. */
function toChoices(things: readonly Weighed[]) {
  const order = ['ore', 'bar', 'gem', 'jewelry', 'weapon']
  return things
    .map(({ safe_name, name, group }) => ({
      value: safe_name,
      label: name,
      key: group,
      group: itemGroups[group as keyof typeof itemGroups],
    }))
    .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
}

export { WeightValueTool as island }
