import { useMemo } from 'react'
import { formatFinds, type HarvesterRules } from '#model/tools/ore-odds/harvester-rules.ts'
import {
  chunksFor,
  findsAnswer,
  formatChance,
  maxChunks,
  oddsAddress,
  toFind,
  type FindLine,
  type FindsState,
} from '#model/tools/ore-odds/ore-odds.ts'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { paths } from '#model/wiki/paths.ts'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { ChanceCurve } from './chance-curve.tsx'
import { Coins } from '#web/game-ui/coins.tsx'
import { countOf } from '#model/text/count-of.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { HarvestBasis, HarvestFields } from './harvest-fields.tsx'
import { LinkedFields } from '#web/features/tools/form/linked-fields.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { OddsTable } from './odds-table.tsx'
import { PickField } from '#web/game-ui/pick-field.tsx'
import { toFieldText } from '#model/text/number-input.ts'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { StateLink } from '#web/features/tools/form/state-link.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import '../tools.css'
import '../form/phone-fields.css'
import './ore-odds.css'

export const oddsSlug = 'ore-odds'

type Props = {
  lines: FindLine[]
  harvester: HarvesterRules | null
  assumedWeight: number
  /** Chances, in percent, with a column each for the chunks they need. */
  chances: number[]
  shovels: { name: string; safe_name: string; chunks: number }[]
  /** Key of the find selected by default. */
  opensWith: string
  initial: FindsState
}

/** Expected finds for a number of chunks, and chunks for a find. Chunks and chance determine each other. */
export function OreOddsTool({ lines, harvester, assumedWeight, chances, shovels, opensWith, initial }: Props) {
  const finds = useMemo(() => lines.map(toFind), [lines])
  const shape = useMemo(() => oddsAddress.with(opensWith), [opensWith])
  const { state, form, address, type, choose, reset } = useAddressState(oddsSlug, initial, shape)
  const { selected, chunks, chance, rows, total, fields, problems, clump, basis, usualWeight } = findsAnswer(
    finds,
    state,
    assumedWeight,
    harvester,
  )
  if (!selected) return <p className="tool-empty">No odds are known yet.</p>
  const washed = clump ? 'clumps' : 'chunks'
  const own = rows.find(({ key }) => key === selected.key)
  const toChance = (text: string) => {
    const next = { ...state, from: 'chance' as const, text }
    return { address: paths.tool(oddsSlug, shape.write(next)), choose: () => choose(next) }
  }
  return (
    <ToolForm slug={oddsSlug} label="Drop chances" address={address} formRef={form} onReset={reset}>
      <div className="odds-fields">
        <PickField
          label="What you look for"
          name="find"
          value={selected.key}
          choices={finds.map(({ key, label }) => ({ value: key, label }))}
          tile={selected.items.includes(state.find) ? state.find : selected.key}
          hint={
            clump ? (
              `${selected.odds} in 100 finds.`
            ) : (
              <>
                <CertaintyBadge of={basis}>{`${selected.odds} in 100 chunks`}</CertaintyBadge>.
              </>
            )
          }
          onPick={(find) => choose({ ...state, find })}
        />
        <LinkedFields
          sides={[
            {
              name: 'chunks',
              label: clump ? 'Clumps of dirt' : 'Chunks of dirt',
              whole: true,
              hint: chunks === null || clump ? undefined : <>{toScoops(shovels, chunks)}</>,
            },
            { name: 'chance', label: 'Chance of at least one', unit: '%' },
          ]}
          fields={fields}
          problems={problems}
          from={state.from}
          mark={basis}
          onType={(from, text) => type({ ...state, from, text })}
        />
        <NumberField
          label="Weight of one find"
          name="weight"
          text={state.weight}
          problem={problems.weight}
          placeholder={usualWeight === null ? '' : toFieldText(usualWeight)}
          hint={usualWeight === null ? undefined : `Default: ${toFieldText(usualWeight)}${clump ? '' : ', unconfirmed'}.`}
          onType={(text) => type({ ...state, weight: text })}
        />
      </div>
      {harvester && (
        <HarvestFields
          rules={harvester}
          way={state.way}
          state={state.harvest}
          answer={clump}
          onMethod={(way) => choose({ ...state, way })}
          onPick={(by) => choose({ ...state, harvest: { ...state.harvest, by } })}
          onType={(typed) => type({ ...state, harvest: { ...state.harvest, ...typed } })}
        />
      )}
      <div role="status">
        {chunks !== null && chance !== null && own ? (
          <div className="answers">
            <Answer label={`At least one ${toSingular(selected.label)}`} isMain note={`in ${countOf(chunks, washed.slice(0, -1))}`}>
              <CertaintyBadge of={basis}>{formatChance(chance, basis)}</CertaintyBadge>
            </Answer>
            <Answer label="Expected" note="on average">
              <CertaintyBadge of={basis}>{formatFinds(roundResult(own.expected, basis))}</CertaintyBadge>
            </Answer>
            {own.value !== null && (
              <Answer label="Worth" note="all of these">
                <Coins value={own.value} mark={own.mark} hasUnit isResult />
              </Answer>
            )}
            <Answer label="Everything together" note={`${formatFinds(total.expected)} finds`}>
              <Coins value={total.value} mark={total.mark} hasUnit isResult />
            </Answer>
          </div>
        ) : (
          <p className="tool-empty">
            Type how many {washed} you wash, up to {formatNumber(maxChunks)}, or how sure you want to be.
          </p>
        )}
      </div>
      {harvester && <HarvestBasis rules={harvester} answer={clump} />}
      <ul className="sure" aria-label={`How many ${washed} for ${selected.label}`}>
        {chances.map((sure) => (
          <li key={sure}>
            <StateLink className="btn small" to={toChance(String(sure))}>
              {sure}% sure: {countOf(chunksFor(selected.percent, sure) ?? 0, washed.slice(0, -1))}
            </StateLink>
          </li>
        ))}
      </ul>
      <ChanceCurve find={selected} chunks={chunks} chances={chances} washed={washed} basis={basis} />
      <OddsTable rows={rows} selected={selected.key} chances={chances} total={total} washed={washed} basis={basis} />
    </ToolForm>
  )
}

/** "Shovel: 100 scoops, Improved Shovel: 50" */
function toScoops(shovels: Props['shovels'], chunks: number): string {
  const scoops = shovels.map((shovel) => [shovel.name, Math.ceil(chunks / shovel.chunks)] as const)
  return scoops.map(([name, count], index) => `${name}: ${index === 0 ? countOf(count, 'scoop') : formatNumber(count)}`).join(', ')
}

/** "Uncut gems" -> "uncut gem" */
function toSingular(label: string): string {
  return label.toLowerCase().replace(/s$/, '')
}

export { OreOddsTool as island }
