import { formatCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { costOf } from '#model/tools/rig/rig-parts.ts'
import type { RigRun } from '#model/tools/rig/run-rig.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { UncertainParts } from '#web/game-ui/uncertain-parts.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { DepthSlider } from './depth-slider.tsx'
import { rigSumsUrl } from './rig-answers.tsx'
import { RigLines } from './rig-lines.tsx'
import { DrillFields, LineFields, PartField, type RigFieldsProps } from './rig-fields.tsx'

type Props = RigFieldsProps & { run: RigRun | null; mark: Mark | null }

/** Picture of the rig: water over the ground and down to the drill, dirt up to the washer. Each part is a field. */
export function RigPicture({ run, mark, ...props }: Props) {
  const { rules, read } = props
  const cost = read.rig && costOf(rules, read.rig)
  const intakes = read.rig?.intakes ?? 1
  return (
    <section className="rig-line" aria-labelledby="rig-line">
      <div className="rig-head">
        <h2 className="h3" id="rig-line">
          {intakes > 1 ? `One of ${intakes} equal lines` : 'Your line'}
        </h2>
        {cost && (
          <span className="sm soft">
            {cost.unknown.length > 0 ? 'known parts' : 'all parts'}{' '}
            <Price value={cost.total} mark={cost.mark} calculationUrl={rigSumsUrl} isResult />
            <UncertainParts totals={cost} />
          </span>
        )}
      </div>
      <div className="rig-parts water">
        <PartField
          {...props}
          count="intakes"
          hint={
            <>
              each with a line of its own, from <em>{read.rig?.start ?? rules.line.base}%</em>
            </>
          }
        />
        <PartField {...props} count="pipes" hint={<>−{rules.line.loss}% each</>} />
        <PartField
          {...props}
          count="filters"
          hint={
            <>
              −{rules.line.filterLoss}% each, {run && <em>{`water ${toFieldText(run.waterQuality)} of ${rules.cleanSteps}`}</em>}
            </>
          }
        />
        <PartField
          {...props}
          count="tanks"
          hint={
            <>
              +{rules.line.tank}% each, with a shard; {run && <em>{toFieldText(run.pressure)}% at the drill</em>}
            </>
          }
        />
      </div>
      {run && intakes > 1 && <RigLines intakes={intakes} steps={run.steps} />}
      <Cut {...props} run={run} />
      <div className="rig-parts dirt">
        <PartField
          {...props}
          count="washers"
          hint={
            run && (
              <>
                <em>{formatFinds(run.clumps.washed)}</em> of {formatFinds(run.clumps.most)} clumps per minute
              </>
            )
          }
        />
        <PartField
          {...props}
          count="belts"
          hint={
            run && run.clumps.carried !== null ? (
              <>
                <em>{formatFinds(run.clumps.washed)}</em> of {formatFinds(run.clumps.carried)} clumps per minute
              </>
            ) : (
              'count in the price'
            )
          }
        />
        <LineFields {...props} />
      </div>
      {/* The only text that is announced at each change; on the phone it stays visible. */}
      <p className="sr rig-now" role="status">
        {run && (
          <>
            <span>
              {toFieldText(run.pressure)}% pressure<span className="sr">, </span>
            </span>
            <span>{formatCoins(roundResult(run.coinsPerHour, mark))} coins per hour</span>
          </>
        )}
      </p>
    </section>
  )
}

/** One layer of ground per step of quality, with the drill at the depth of its head. */
function Cut({ run, ...props }: Omit<Props, 'mark'>) {
  const { rules, read } = props
  const { least, most } = rules.washing.quality
  const layers = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  const way = read.drill.quality
  const metres = way && 'metresPerStep' in way ? way.metresPerStep : null
  const quality = run?.quality ?? least
  // Middle of the layer, in percent of the height.
  const depth = ((quality - least + 0.5) / layers.length) * 100
  return (
    <div className="rig-cut">
      <ol aria-hidden="true">
        {layers.map((layer) => (
          <li key={layer} className={layer === quality ? 'on' : undefined}>
            <b>{layer}</b> {metres !== null && <span>{toFieldText(layer * metres)} m</span>}
          </li>
        ))}
      </ol>
      <svg className="rig-pipes" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="water wall" d={`M60 0V${depth}H70`} />
        <path className="water" d={`M60 0V${depth}H70`} />
        <path className="dirt wall" d={`M70 ${depth}H80V0`} />
        <path className="dirt" d={`M70 ${depth}H80V0`} />
      </svg>
      <div className="rig-drill" style={{ top: `${depth}%` }}>
        <Tile of={read.drill.safe_name} size={72} eager />
      </div>
      <div className="rig-ctl">
        <DrillFields {...props} />
        <PartField {...props} count="drills" />
      </div>
      <DepthSlider {...props} isUpright />
    </div>
  )
}
