import { keysOf } from '#model/wiki/keyed.ts'
import { formatCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { costOf, rigLimits } from '#model/tools/rig/rig-parts.ts'
import { roundRun } from '#model/tools/rig/round-run.ts'
import type { Rig, RigRun } from '#model/tools/rig/run-rig.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { DepthSlider } from './depth-slider.tsx'
import { signed, rigSumsUrl, toneOf } from './rig-answers.tsx'
import { RigOnList } from './rig-on-list.tsx'
import { DrillFields, LineFields, PartField, type RigFieldsProps } from './rig-fields.tsx'
import { StateLink, type LinkTo } from '#web/features/tools/form/state-link.tsx'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'

export type RigWithRun = { rig: Rig; run: RigRun; mark: Mark }
type Props = RigFieldsProps & {
  first: RigWithRun
  /** Null if a field of the second rig is invalid. */
  second: RigWithRun | null
  /** `take` replaces the first rig with the second; `leave` removes the second. */
  take: LinkTo
  leave: LinkTo
}

/** Compares a second rig with the first. */
export function TwoRigs({ first, second, take, leave, ...fields }: Props) {
  return (
    <>
      <input type="hidden" name="rigs" value="2" />
      <div className="rig-b">
        <div className="tool-fields">
          <DrillFields {...fields} />
          <LineFields {...fields} />
          <DepthSlider {...fields} />
        </div>
        <div className="rig-b-parts">
          {keysOf(rigLimits).map((count) => (
            <PartField key={count} {...fields} count={count} />
          ))}
        </div>
      </div>
      {second ? (
        <>
          <Comparison {...fields} first={first} second={second} secondUrl={take.address} />
          <RigOnList rules={fields.rules} rig={second.rig}>
            Put its parts on my list
          </RigOnList>
        </>
      ) : (
        <p className="tool-empty" role="status">
          Fix the highlighted field of the second rig.
        </p>
      )}
      <p className="row">
        <StateLink className="btn" to={take}>
          Use this one
        </StateLink>
        <StateLink className="btn quiet" to={leave}>
          Remove
        </StateLink>
      </p>
    </>
  )
}

type Row = {
  name: string
  of: (ran: RigWithRun) => number | null
  show: (value: number) => string
  /** Whether a higher value is better (1), worse (-1) or neutral (0). */
  better: 1 | -1 | 0
}
const heads = ['Mine', 'The second', 'The second has']

function Comparison({ rules, first, second, secondUrl }: RigFieldsProps & { first: RigWithRun; second: RigWithRun; secondUrl: string }) {
  const roundRig = (ran: RigWithRun) => ({ ...ran, run: roundRun(ran.run, ran.mark) })
  const shown = [roundRig(first), roundRig(second)] as const
  const coins = (hundredths: number) => `${formatCoins(hundredths)} c`
  const plain = (value: number) => toFieldText(value)
  const rows: Row[] = [
    { name: 'Pressure at the drill', of: ({ run }) => run.pressure, show: (value) => `${toFieldText(value)}%`, better: 1 },
    { name: `Water quality, of ${rules.cleanSteps}`, of: ({ run }) => run.waterQuality, show: plain, better: 1 },
    { name: 'Quality of the dirt', of: ({ run }) => run.quality, show: plain, better: 1 },
    {
      name: 'Weight of a clump, cut',
      of: ({ run }) => Math.floor(run.clumpWeight),
      show: plain,
      better: 0,
    },
    { name: 'Clumps washed per minute', of: ({ run }) => run.clumps.washed, show: formatFinds, better: 1 },
    { name: 'Finds per minute', of: ({ run }) => run.finds.perMinute, show: plain, better: 1 },
    {
      name: 'Weight of a find',
      of: ({ run }) => run.findWeight.mean,
      show: plain,
      better: 1,
    },
    { name: 'Weight per hour', of: ({ run }) => run.weightPerHour, show: formatFinds, better: 1 },
    { name: 'Coins per hour', of: ({ run }) => run.coinsPerHour, show: coins, better: 1 },
    { name: 'Repairs per hour', of: ({ run }) => run.repairs.all, show: formatFinds, better: -1 },
    {
      name: 'Shards used per hour',
      of: ({ run }) => run.shards.used,
      show: formatFinds,
      better: -1,
    },
    {
      name: 'Price of the parts',
      of: ({ rig }) => costOf(rules, rig).total,
      show: coins,
      better: -1,
    },
  ]
  return (
    <table className="tbl bars tool-table two-rigs">
      <caption className="sr">Two rigs side by side</caption>
      <thead>
        <tr>
          <th scope="col">Which</th>
          {heads.map((head) => (
            <th scope="col" className="num" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of, show, better }) => {
          const [ofFirst, ofSecond] = [of(shown[0]), of(shown[1])]
          const difference = ofFirst === null || ofSecond === null ? null : ofSecond - ofFirst
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.map((ran, index) => {
                const value = of(ran)
                return (
                  <td className="num" key={index} data-label={heads[index]}>
                    {value === null ? (
                      '–'
                    ) : (
                      <CalculationLink to={`${index === 0 ? '' : secondUrl}${rigSumsUrl}`}>{show(value)}</CalculationLink>
                    )}
                  </td>
                )
              })}
              <td className={`num ${difference === null ? '' : toneOf(difference * better, 0.005)}`} data-label={heads[2]}>
                {difference === null ? '–' : describeDifference(difference, show)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function describeDifference(difference: number, show: (value: number) => string): string {
  const shown = show(Math.abs(difference))
  return signed(difference) === '±0' ? 'as much' : `${shown} ${difference > 0 ? 'more' : 'less'}`
}
