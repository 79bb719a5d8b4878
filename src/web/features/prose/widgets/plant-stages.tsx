import type { Fact } from '#model/wiki/fact.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { growthStages, readGrowthRules } from '#model/tools/growth-timers/plant-growth.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { countOf } from '#model/text/count-of.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import styleSheet from './plant-stages.css?url'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** SVG units: width of a stage, depth of the soil. */
const stageWidth = 84
const soilDepth = 18
/** Height above the soil: a crop's picture is as wide as it is high. */
const sky = { any: 150, crop: 104 }

type Props = {
  facts: Fact[]
  /** Safe name of the crop; undefined draws a generic plant. */
  plant?: string | undefined
}

/** Growth of a plant stage by stage, with its harvest. */
export function PlantStages({ facts, plant }: Props) {
  const lookup = lookUpFacts(facts)
  const rules = readGrowthRules(lookup)
  if (!rules) return null
  const { stages, minutesPerStage, harvestStage, bagsFromHarvest, bagsFromEarlyHarvest } = rules
  const high = plant ? sky.crop : sky.any
  const minutes = countOf(minutesPerStage, 'minute')
  const calculationUrl = paths.tool('growth-timers', plant ? { name: writeOut(plant) } : {})
  const sourceAt = `${paths.tool('growth-timers')}#${rulesOfTool}`
  const words = `${stages} stages, ${minutes} each. A harvest from stage ${harvestStage} on gives ${bagsFromHarvest} seed bags, an earlier one ${bagsFromEarlyHarvest}.`
  return (
    <figure className="drawn stages">
      <link rel="stylesheet" href={styleSheet} />
      <div className="stage-bed" role="img" aria-label={words}>
        {growthStages(rules).map(({ stage, minutes: after, ready }) => (
          <span key={stage} className={ready ? 'stage ripe' : 'stage'}>
            <svg viewBox={`${-stageWidth / 2} ${-high} ${stageWidth} ${high + soilDepth}`}>
              {/* Overlaps its neighbors slightly to hide seams. */}
              <rect className="stage-soil" x={-stageWidth / 2 - 1} width={stageWidth + 2} height={soilDepth} />
              {!ready && (
                <path
                  className="stage-grass"
                  d="M-30 0q3-10 1-16 6 6 6 16M-18 0q0-9 4-14 1 8-1 14M14 0q0-8-4-13 0 8 1 13M24 0q4-9 8-15 0 9-4 15"
                />
              )}
              {plant ? <Crop of={plant} growth={stage / stages} /> : <Plant growth={stage / stages} />}
            </svg>
            <b>{stage}</b>
            <small>{after} min</small>
          </span>
        ))}
      </div>
      <figcaption>
        <span>
          <b>{stages}</b> stages,{' '}
          <CertaintyBadge of={lookup.mark('plants_grow_alike')} at={sourceAt}>
            {minutes} each
          </CertaintyBadge>
        </span>
        <span>
          <CertaintyBadge of={lookup.mark('plant_minutes_to_full')} at={sourceAt}>
            min after planting
          </CertaintyBadge>
        </span>
        <span>
          harvest after{' '}
          <CertaintyBadge of={lookup.mark('plant_minutes_to_harvest')} at={sourceAt} calculationUrl={calculationUrl}>
            {harvestStage * minutesPerStage} min
          </CertaintyBadge>
        </span>
        <span>
          fully grown after{' '}
          <CertaintyBadge of={lookup.mark('plant_minutes_to_full')} at={sourceAt} calculationUrl={calculationUrl}>
            {stages * minutesPerStage} min
          </CertaintyBadge>
        </span>
        <span>
          <i className="stage-key" aria-hidden="true" /> a harvest from stage {harvestStage} on gives <b>{bagsFromHarvest}</b> seed bags, an
          earlier one <b>{bagsFromEarlyHarvest}</b>
        </span>
      </figcaption>
    </figure>
  )
}

/** Picture of a crop, smaller while young. Its lower edge is slightly below the soil. */
function Crop({ of, growth }: { of: string; growth: number }) {
  const side = 24 + growth * 56
  return <image href={picturePaths.plant(of)} x={-side / 2} y={-side * 0.93} width={side} height={side} />
}

/** Generic plant: a stem with pairs of leaves, more as it grows. */
function Plant({ growth }: { growth: number }) {
  const stem = 16 + growth * 104
  const pairs = Math.max(1, Math.round(growth * 5))
  const leaves = Array.from({ length: pairs }, (_, pair) => {
    const leaf = 8 + growth * 17 * (1 - pair / (pairs + 2))
    const [at, wide, high] = [(-stem * (pair + 1)) / pairs, leaf, leaf * 0.85].map(round)
    return `M0 ${at}q-${wide}-${round(leaf * 0.15)}-${wide}-${high}q${round(leaf * 0.9)} 0 ${wide} ${high}q${round(leaf * 0.1)}-${high} ${wide}-${high}q0 ${round(leaf * 0.7)}-${wide} ${high}`
  })
  return (
    <g className="stage-plant">
      <path d={`M0 0V${round(-stem)}`} />
      <path className="stage-leaf" d={leaves.join('')} />
      {growth === 1 && <circle cy={-stem - 8} r="9" className="stage-bloom" />}
    </g>
  )
}

/** Tenths: at this size more digits are invisible. */
const round = (length: number) => Math.round(length * 10) / 10
