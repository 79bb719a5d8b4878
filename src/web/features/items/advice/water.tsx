import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { filteredAfter, linePressure, tanksForFullPressure } from '#model/tools/pressure/water-pressure.ts'
import { lineAddress, lineStart, type LineState } from '#model/tools/pressure/pressure-line.ts'
import { describeScale } from '#model/tools/pressure/pressure-scale.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { countOf } from '#model/text/count-of.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { NamedItem } from '#web/game-ui/named-item.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Cleanness of the water after each filter in a row. */
export function FilterAdvice({ facts }: { facts: FactLookup }) {
  const [each, row] = [facts.number('filter_percent'), facts.number('filters_for_clean_water')]
  const cost = facts.number('filter_pressure_loss_percent')
  const mark = facts.mark('filters_for_clean_water')
  if (each === null || row === null) return null
  return (
    <div className="card">
      <p>
        One{' '}
        <NamedItem facts={facts} is="filter">
          Water Pipe Filter
        </NamedItem>{' '}
        cleans the water by {each}%.{' '}
        <CertaintyBadge of={mark} at={rulesOfPressure} calculationUrl={calculationUrl({ ...bare, filters: String(row) })}>
          {row} in a row
        </CertaintyBadge>{' '}
        make it fully clean.
        {cost !== null && ` Each costs ${cost}% pressure.`}
      </p>
      <ol className="meters water">
        {filteredAfter(each, row).map((percent, index) => (
          <Meter
            key={percent}
            label={`${index + 1} ${index === 0 ? 'filter' : 'filters'}`}
            percent={percent}
            mark={index === 0 ? null : index + 1 === row ? mark : 'worked-out'}
            calculationUrl={calculationUrl({ filters: String(index + 1) })}
          />
        ))}
      </ol>
    </div>
  )
}

/** What tanks add to an intake, up to the cap. */
export function PressureAdvice({ facts }: { facts: FactLookup }) {
  const [base, tank, cap] = [
    facts.number('intake_base_pressure_percent'),
    facts.number('pressure_tank_bonus_percent'),
    facts.number('pressure_cap_percent'),
  ]
  if (base === null || tank === null || cap === null) return null
  const scale = describeScale(facts)
  const rules = { base, tank, cap }
  const full = tanksForFullPressure(rules)
  const mark = facts.mark('pressure_tanks_for_full')
  return (
    <div className="card">
      <p>
        An{' '}
        <NamedItem facts={facts} is="intake">
          Intake Pipe
        </NamedItem>{' '}
        gives {base}% pressure. Each{' '}
        <NamedItem facts={facts} is="tank">
          Pressure Tank
        </NamedItem>{' '}
        adds {tank}% with a shard or shard bar inside and the door shut, up to {cap}%:{' '}
        <CertaintyBadge of={mark} at={rulesOfPressure} calculationUrl={calculationUrl({ ...bare, tanks: String(full) })}>
          {full} tanks
        </CertaintyBadge>{' '}
        fill a line.
        {scale !== '' && ` ${scale}`}
      </p>
      <ol className="meters water">
        {Array.from({ length: full + 2 }, (_, tanks) => (
          <Meter
            key={tanks}
            label={tanks === 0 ? 'Intake alone' : `and ${countOf(tanks, 'tank')}`}
            percent={linePressure(rules, tanks)}
            mark={tanks === 0 ? null : mark}
            calculationUrl={calculationUrl({ ...bare, tanks: String(tanks) })}
            remark={tanks > full ? 'no more' : undefined}
          />
        ))}
      </ol>
    </div>
  )
}

const rulesOfPressure = `${paths.tool('pressure')}#${rulesOfTool}`

/** An intake without other parts. */
const bare: Partial<LineState> = { tanks: '0', pipes: '0', filters: '0' }

/** URL of the pressure tool with these parts. */
function calculationUrl(parts: Partial<LineState>): string {
  return paths.tool('pressure', lineAddress.with().write({ ...lineStart, ...parts }))
}

type MeterProps = { label: string; percent: number; mark?: Mark | null; calculationUrl: string; remark?: string | undefined }

function Meter({ label, percent, mark, calculationUrl: to, remark }: MeterProps) {
  return (
    <li className={remark ? 'spent' : undefined}>
      <span>{label}</span>{' '}
      <span className="track">
        <i style={{ width: `${percent}%` }} />
      </span>
      <b>
        <CertaintyBadge of={mark} at={rulesOfPressure} calculationUrl={to}>
          {percent}%
        </CertaintyBadge>
        {remark && <small> {remark}</small>}
      </b>
    </li>
  )
}
