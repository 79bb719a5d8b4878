import { useMemo } from 'react'
import { formatNumber } from '#model/text/format-number.ts'
import { holeVolume, type Explosive } from '#model/tools/explosions/explosions.ts'
import { readNumber } from '#model/text/number-input.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { CalculatedHint } from '#web/features/tools/form/calculated-hint.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { BlastDrawing } from './blast-drawing.tsx'
import { BlastKeys } from './blast-keys.tsx'
import { explosionAddress, maxCharges, workOutRow, type ExplosionState } from '#model/tools/explosions/explosion-address.ts'
import { RowResults } from './row-results.tsx'
import { RowDrawing } from './row-drawing.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import '../tools.css'
import '../form/phone-fields.css'
import './blasts.css'
import '../planners.css'
import './explosions.css'

export type ExplosionsProps = { initial: ExplosionState; explosives: Explosive[] }

/** Compares the radii of explosives, and computes what a row of charges digs and destroys. */
export function ExplosionsTool({ initial, explosives }: ExplosionsProps) {
  const shape = useMemo(() => explosionAddress.with(explosives), [explosives])
  const { state, form, address, type, choose, reset } = useAddressState('explosions', initial, shape)
  const shown = explosives.filter(({ item }) => state.show.includes(item))
  const explosive = explosives.find(({ item }) => item === state.charge) ?? explosives[0]
  if (!explosive) return <p className="tool-empty">The radii are not written down yet.</p>
  const { row, charges, apart, problems, countText, lengthText } = workOutRow(state, explosive)
  const toggleBlast = (item: string) => {
    const show = explosives.map((candidate) => candidate.item).filter((name) => (name === item) !== state.show.includes(name))
    if (show.length > 0) choose({ ...state, show })
  }
  return (
    <ToolForm slug="explosions" label="Blast radius" address={address} formRef={form} onReset={reset}>
      <fieldset className="picks">
        <legend>Compare</legend>
        <div className="pick-tiles">
          {explosives.map(({ item, name }) => (
            <label key={item} className="pick-tile">
              <input type="checkbox" name="show" value={item} checked={state.show.includes(item)} onChange={() => toggleBlast(item)} />
              <Tile of={item} size={40} eager />
              <span>{name}</span>
              <Icon name="check" />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="blast-compare drawn">
        <figure className="blasts">
          <BlastDrawing explosives={shown} />
          <figcaption>
            <BlastKeys />
            <span>one square is one block</span>
          </figcaption>
        </figure>
        <BlastTable explosives={shown} />
      </div>
      <Section title="A row of charges" id="row">
        <div className="tool-fields">
          <label className="pick-field">
            <span className="num-label">Charge</span>
            <span className="field">
              <select name="charge" value={state.charge} onChange={({ target }) => choose({ ...state, charge: target.value })}>
                {explosives.map(({ item, name }) => (
                  <option key={item} value={item}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
          </label>
          <NumberField
            label="Blocks from one to the next"
            name="spacing"
            text={state.spacing}
            problem={problems.spacing}
            onType={(spacing) => type({ ...state, spacing })}
          />
          <NumberField
            label="Charges"
            name="count"
            text={countText}
            problem={problems.count}
            whole
            from
            hint={state.from === 'length' && countText !== '' && <CalculatedHint />}
            step={{
              value: readNumber(countText).value,
              min: 1,
              max: maxCharges,
              onStep: (count) => choose({ ...state, count: String(count), from: 'count' }),
            }}
            onType={(count) => type({ ...state, count, from: 'count' })}
          />
          <NumberField
            label="Blocks to dig, end to end"
            name="length"
            text={lengthText}
            problem={problems.length}
            from
            hint={state.from === 'count' && lengthText !== '' && <CalculatedHint />}
            onType={(length) => type({ ...state, count: countText, length, from: 'length' })}
          />
        </div>
      </Section>
      <RowResults explosive={explosive} row={row} charges={charges} />
      {row && charges !== null && apart !== null && <RowDrawing explosive={explosive} row={row} charges={charges} spacing={apart} />}
    </ToolForm>
  )
}

function BlastTable({ explosives }: { explosives: Explosive[] }) {
  return (
    <table className="tbl blast-table">
      <caption className="sr">The radii in blocks</caption>
      <thead>
        <tr>
          <th scope="col">Explosive</th>
          <th scope="col" className="num">
            Hole, radius
          </th>
          <th scope="col" className="num">
            Destruction, radius
          </th>
          <th scope="col" className="num">
            Blocks dug
          </th>
        </tr>
      </thead>
      <tbody>
        {explosives.map(({ item, name, hole, destruction, spares, mark }) => (
          <tr key={item}>
            <th scope="row">
              <ItemLink item={{ safe_name: item, name }} />
              {spares && <small> {spares} are spared</small>}
            </th>
            <td className="num">
              <CertaintyBadge of={mark}>{hole}</CertaintyBadge>
            </td>
            <td className="num">
              <CertaintyBadge of={mark}>{destruction}</CertaintyBadge>
            </td>
            <td className="num">{formatNumber(Math.round(holeVolume(hole)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export { ExplosionsTool as island }
