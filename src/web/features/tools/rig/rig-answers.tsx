import { formatLength } from '#model/tools/growth-timers/growth-timers.ts'
import type { RigTimer } from '#model/tools/rig/rig-timers.ts'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { formatCoins } from '#model/text/money.ts'
import { countOf } from '#model/text/count-of.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { interpolate, dirtMark, shardsMark, type Rig, type RigRun } from '#model/tools/rig/run-rig.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import { roundRun } from '#model/tools/rig/round-run.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Id of the section with the calculations of these answers. */
export const rigSumsId = 'rig-sums'
export const rigSumsUrl = `#${rigSumsId}`

type Props = { rules: RigRules; rig: Rig; run: RigRun; mark: Mark; ticksMark: Mark; isBase: boolean }

/** Yield and cost of the rig per hour. */
export function RigAnswers({ rules, rig, run: exact, mark, ticksMark, isBase }: Props) {
  const run = roundRun(exact, mark)
  const { finds, clumps, findWeight, repairs, shards } = run
  const spanner = rules.parts.repair
  const spanners = roundResult(exact.repairs.all / rules.wear.usesOfOne, ticksMark)
  return (
    <div className="answers rig-answers">
      <Answer label="Coins per hour" isMain note={`at ${isBase ? 'base' : 'your'} prices, before repairs`}>
        <Price value={run.coinsPerHour} mark={mark} calculationUrl={rigSumsUrl} big isResult />
      </Answer>
      <Answer
        label="Finds per minute"
        note={`${countOfClumps(clumps.washed)} with ${toFieldText(finds.perClump)} finds each; ${countOfClumps(roundResult(clumps.washed * 60, mark))} per hour`}
      >
        <CertaintyBadge of={mark} calculationUrl={rigSumsUrl}>
          {toFieldText(finds.perMinute)}
        </CertaintyBadge>
      </Answer>
      <Answer label="Weight of a find" note={`${toFieldText(findWeight.least)} to ${toFieldText(findWeight.most)}`}>
        <CertaintyBadge of={dirtMark(rig)} calculationUrl={rigSumsUrl}>
          {toFieldText(findWeight.mean)}
        </CertaintyBadge>
      </Answer>
      <Answer label="Weight per hour" note={`${formatFinds(roundResult(exact.finds.perMinute * 60, mark))} finds`}>
        <CertaintyBadge of={mark} calculationUrl={rigSumsUrl}>
          {formatFinds(run.weightPerHour)}
        </CertaintyBadge>
      </Answer>
      <Answer
        label="Repairs per hour"
        note={
          <>
            drill {formatFinds(repairs.drills)}, filters {formatFinds(repairs.filters)}, {rules.parts.washer?.name}{' '}
            {formatFinds(repairs.washers)}
            {spanner && repairs.all > 0 && (
              <>
                ; {toFieldText(spanners)} {spanner.name}s
                {spanner.price !== null && (
                  <>
                    , <Price value={roundResult(spanners * spanner.price, ticksMark)} />
                  </>
                )}
              </>
            )}
          </>
        }
      >
        <CertaintyBadge of={ticksMark} calculationUrl={rigSumsUrl}>
          {formatFinds(repairs.all)}
        </CertaintyBadge>
      </Answer>
      <Answer
        label="Shards per hour"
        note={
          shards.used === null
            ? 'an average find is too light to last in a machine'
            : `${formatFinds(shards.found)} found, ${formatFinds(shards.used)} used up`
        }
      >
        <CertaintyBadge of={shardsMark(rig, ticksMark)} calculationUrl={rigSumsUrl}>
          {shards.used === null ? '–' : signed(roundResult(shards.found - shards.used, mark))}
        </CertaintyBadge>
      </Answer>
    </div>
  )
}

/** The part that limits the rig, in two sentences. */
export function Bottleneck({ rules, rig, run, mark }: Pick<Props, 'rules' | 'rig' | 'run' | 'mark'>) {
  const { dug, most, washed } = run.clumps
  const [washer, belt] = [rules.parts.washer?.name ?? '', rules.parts.belt?.name ?? '']
  const words = {
    'no-drill': ['Nothing digs here.', `Add a ${rig.drill.name} to see results`],
    'no-washer': [`Nothing washes the dirt.`, `${countOfClumps(dug)} per minute are dug. Add a ${washer}`],
    washer: [
      `The ${washer} is the bottleneck.`,
      `${countOfClumps(dug)} per minute are dug and ${formatFinds(washed)} washed. ${formatFinds(dug - washed)} pile up`,
    ],
    belt: [
      `The ${belt} is the bottleneck.`,
      `${countOfClumps(dug)} per minute are dug and ${formatFinds(washed)} carried. ${formatFinds(dug - washed)} pile up`,
    ],
    drill: [
      `The ${rig.drill.name} is the bottleneck.`,
      `It makes ${countOfClumps(dug)} per minute; the rest of the line can take ${formatFinds(most)}`,
    ],
  }[run.limit]
  const cut = describeCut(rig, run)
  return (
    <Callout tone="notice">
      <b>{words[0]}</b> {words[1]}
      {run.limit !== 'no-drill' && <CertaintyBadge of={mark} />}.{' '}
      {cut && (
        <>
          {cut}
          <CertaintyBadge of="worked-out" />
        </>
      )}
    </Callout>
  )
}

/** Finds ignore the fraction of a clump's weight: explains what is lost, and the weight of the next whole number. */
function describeCut({ drill }: Rig, { clumpWeight, pressure }: RigRun): string {
  const [whole, full] = [Math.floor(clumpWeight), Math.floor(drill.weight ? interpolate(drill.weight, 100) : clumpWeight)]
  if (full <= whole) return ''
  const cut = clumpWeight > whole ? `weigh ${toFieldText(clumpWeight)}, but are washed like clumps of ${whole}` : `weigh ${whole}`
  return `At ${toFieldText(pressure)}% its clumps ${cut}; at 100% they weigh ${full}.`
}

function countOfClumps(count: number): string {
  return Number.isInteger(count) ? countOf(count, 'clump') : `${formatFinds(count)} clumps`
}

/** Difference in hundredths of a coin, shown in whole coins: 662540 -> "+6,625". */
export function formatGain(hundredths: number): string {
  const coins = formatCoins(Math.abs(hundredths))
  return coins === '0' ? '±0' : `${hundredths < 0 ? '−' : '+'}${coins}`
}

/** 14.3 -> "+14.3", -2 -> "−2" */
export function signed(value: number): string {
  const text = formatFinds(Math.abs(value))
  return text === '0' ? '±0' : `${value < 0 ? '−' : '+'}${text}`
}

/** CSS class of a gain: "up", "down", or "" below `least` in size. */
export function toneOf(gain: number, least: number): string {
  return gain >= least ? 'up' : gain <= -least ? 'down' : ''
}

/** 1.28 -> "1.3 min", 200 -> "3.3 h" */
export function formatMinutes(minutes: number): string {
  return minutes < 120 ? `${toFieldText(minutes, 1)} min` : `${toFieldText(minutes / 60, 1)} h`
}

/** "15:37", or "16 min" if it depends on a guess. */
export function describeTime({ seconds, mark }: Pick<RigTimer, 'seconds' | 'mark'>): string {
  return mark === 'guess' ? formatMinutes(roundResult(seconds / 60, mark)) : formatLength(seconds)
}
