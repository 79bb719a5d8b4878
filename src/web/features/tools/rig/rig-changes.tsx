import { countOf } from '#model/text/count-of.ts'
import { roundEstimate, roundResult } from '#model/wiki/round-estimate.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { costOf, piecesPerUnit } from '#model/tools/rig/rig-parts.ts'
import { listRigChanges, noGain, type Gain, type RigChange } from '#model/tools/rig/rig-purchases.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import type { Rig, RigRun, RigSetting } from '#model/tools/rig/run-rig.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { VersionNote } from './best-purchase.tsx'
import { formatGain, formatMinutes, signed, rigSumsUrl, toneOf } from './rig-answers.tsx'
import { StateLink, type LinkTo } from '#web/features/tools/form/state-link.tsx'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'

export type BuyProps = {
  rules: RigRules
  rig: Rig
  run: RigRun
  setting: RigSetting
  mark: Mark
  /** Link that sets a rig as the second one. */
  toSecond: (rig: Rig) => LinkTo
}

/** Gain and payback time of one more of each part and of free changes. Changes that never pay back are in a `<details>`. */
export function RigChanges(props: BuyProps) {
  const { rules, rig, run, setting, mark } = props
  const cost = costOf(rules, rig)
  const changes = listRigChanges(rules, rig, setting, run)
  // Changes with a gain are sorted first, including those with an unknown price.
  const until = changes.findLastIndex(({ gain }) => gain.coins > noGain) + 1 || changes.length
  return (
    <>
      <ChangeTable {...props} changes={changes.slice(0, until)} caption="Tap a change to compare it with your rig.">
        <tfoot>
          <tr>
            <th scope="row">The whole rig</th>
            <td className="num" data-label="Price">
              <Price value={cost.total} mark={cost.mark} calculationUrl={rigSumsUrl} isResult />
            </td>
            <td className="num" data-label="c per hour">
              <Price value={run.coinsPerHour} mark={mark} calculationUrl={rigSumsUrl} isResult />
            </td>
            <td className="num" data-label="Repairs">
              <CalculationLink to={rigSumsUrl}>{formatFinds(roundResult(run.repairs.all, mark))}</CalculationLink>
            </td>
            <td className="num" data-label="Paid back in">
              {run.coinsPerHour > 0 ? formatMinutes(roundResult((cost.total / run.coinsPerHour) * 60, mark)) : '–'}
            </td>
          </tr>
        </tfoot>
      </ChangeTable>
      {until < changes.length && (
        <details>
          <summary>{countOf(changes.length - until, 'change brings', 'changes bring')} no more coins; repairs may change</summary>
          <ChangeTable {...props} changes={changes.slice(until)} caption="Not paid back by finds. What fewer repairs save isn’t counted." />
        </details>
      )}
    </>
  )
}

type TableProps = BuyProps & { changes: RigChange[]; caption: string; children?: React.ReactNode }

function ChangeTable({ run, mark, toSecond, changes, caption, children }: TableProps) {
  return (
    <table className="card flush tbl bars tool-table rig-changes">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">One change</th>
          {['Price', 'c per hour', 'Repairs', 'Paid back in'].map((head) => (
            <th scope="col" className="num" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const note = noteOf(change, run)
          return (
            <tr key={change.what}>
              <th scope="row">
                <span className="find">
                  {change.thing && <Tile of={change.thing.safe_name} size={34} />}
                  <span>
                    <StateLink to={toSecond(change.rig)}>{describePart(change)}</StateLink>
                    <small className="soft">{note}</small>
                  </span>
                </span>
              </th>
              <td className="num" data-label="Price">
                {change.price === 0 ? (
                  'nothing'
                ) : (
                  <Price value={change.price} mark={change.mark} variant="text" isResult={change.what === 'intakes'} />
                )}
                {change.price !== 0 && change.what !== 'intakes' && <VersionNote thing={change.thing} />}
              </td>
              <GainCells gain={change.gain} mark={mark} />
              <td className="num" data-label="Paid back in">
                <b>{describePaidBack(change, mark)}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
      {children}
    </table>
  )
}

/** More coins are good, more repairs are bad. The sign carries the meaning, the color repeats it. */
export function GainCells({ gain, mark }: { gain: Gain; mark: Mark }) {
  return (
    <>
      <td className={`num ${toneOf(gain.coins, 100)}`} data-label="c per hour">
        {formatGain(roundResult(gain.coins, mark))}
      </td>
      <td className={`num ${toneOf(-gain.repairs, 0.005)}`} data-label="Repairs">
        {signed(roundResult(gain.repairs, mark))}
      </td>
    </>
  )
}

function describePart({ what, thing }: RigChange): string {
  if (what === 'depth') return 'One step deeper'
  return what === 'pipes' ? `One ${thing?.name} fewer` : `One more ${thing?.name}`
}

/** Side effects of a change, below its gain. */
function noteOf({ what, rig, run }: RigChange, now: RigRun): string {
  const notes = [
    ...(what === 'tanks' ? ['with a shard in it'] : []),
    ...(what !== 'depth' && piecesPerUnit(rig, what) > 1 ? [`in each of the ${rig.intakes} lines`] : []),
    ...(what === 'intakes' ? ['with a line of its own, as long as the others: what drills get stays the same'] : []),
    ...(what === 'belts' ? [now.clumps.carried === null ? 'enter what a full belt carries' : 'a longer one carries no more'] : []),
    ...(run.pressure === now.pressure ? [] : [`${toFieldText(now.pressure)}% to ${toFieldText(run.pressure)}%`]),
    ...(run.quality === now.quality ? [] : [`quality ${now.quality} to ${run.quality}, at ${toFieldText(rig.depth)} m`]),
    ...(run.waterQuality === now.waterQuality ? [] : [`water ${toFieldText(now.waterQuality)} to ${toFieldText(run.waterQuality)}`]),
    ...(Math.floor(run.clumpWeight) === Math.floor(now.clumpWeight)
      ? []
      : [`clumps of ${Math.floor(run.clumpWeight)} instead of ${Math.floor(now.clumpWeight)}`]),
    ...(what === 'washers' && now.limit === 'drill'
      ? [`yours have room for ${formatFinds(roundEstimate(now.clumps.most - now.clumps.dug))} more clumps per minute`]
      : []),
  ]
  return notes.join(', ')
}

function describePaidBack({ price, paidBack }: RigChange, mark: Mark): string {
  if (price === null) return 'no price known'
  if (paidBack === null) return price === 0 ? '–' : 'never in coins'
  return price === 0 ? 'at once' : formatMinutes(roundResult(paidBack, mark))
}
