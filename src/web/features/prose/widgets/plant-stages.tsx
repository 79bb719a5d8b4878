import type { Fact } from '#model/wiki/fact.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { growthStages, readGrowthRules } from '#model/tools/growth-timers/plant-growth.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { countOf } from '#model/text/count-of.ts'
import { Marked } from '#web/game-ui/mark.tsx'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import styleSheet from './plant-stages.css?url'

/** Width of one stage and height of the drawing, in its own units. */
const stageWidth = 84
/** What stands below the soil's upper edge: the soil, and the words under it. */
const belowGround = 64
/** How high the soil lies: a crop in its own shape is as wide as it is high. */
const ground = { any: 150, crop: 104 }

type Props = {
  facts: Fact[]
  /** The crop that grows, by its safe name; else it is any. */
  plant?: string | undefined
}

/** A plant from seed to full growth, stage by stage, with what a harvest gives. */
export function PlantStages({ facts, plant }: Props) {
  const lookup = lookUpFacts(facts)
  const rules = readGrowthRules(lookup)
  if (!rules) return null
  const { stages, minutesPerStage, harvestStage, bagsFromHarvest, bagsFromEarlyHarvest } = rules
  const width = stages * stageWidth
  const soil = plant ? ground.crop : ground.any
  const minutes = countOf(minutesPerStage, 'minute')
  const sumAt = paths.tool('growth-timers', plant ? { name: writeOut(plant) } : {})
  const whyAt = `${paths.tool('growth-timers')}#${rulesOfTool}`
  const words = `${stages} stages, ${minutes} each. From stage ${harvestStage} the grass is gone and a harvest gives ${bagsFromHarvest} seed bags, before that ${bagsFromEarlyHarvest}.`
  return (
    <figure className="drawn stages">
      <link rel="stylesheet" href={styleSheet} />
      <div className="scrollbox" tabIndex={0} role="group" aria-label="Growth of a plant, drawn">
        <svg viewBox={`0 0 ${width} ${soil + belowGround}`} width={width} height={soil + belowGround} role="img" aria-label={words}>
          <rect
            className="stage-ripe"
            x={(harvestStage - 1) * stageWidth + 4}
            y="4"
            width={(stages - harvestStage + 1) * stageWidth - 8}
            height={soil + 14}
            rx="10"
          />
          <rect className="stage-soil" x="0" y={soil} width={width} height="18" rx="4" />
          {growthStages(rules).map(({ stage, minutes: after, ready }) => (
            <g key={stage} transform={`translate(${(stage - 0.5) * stageWidth} ${soil})`}>
              {!ready && (
                <path
                  className="stage-grass"
                  d="M-30 0q3-10 1-16 6 6 6 16M-18 0q0-9 4-14 1 8-1 14M14 0q0-8-4-13 0 8 1 13M24 0q4-9 8-15 0 9-4 15"
                />
              )}
              {plant ? <Crop of={plant} growth={stage / stages} /> : <Plant growth={stage / stages} />}
              <text y="40" className="stage-number">
                {stage}
              </text>
              <text y="57" className="stage-minutes">
                {after} min
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <span>
          <b>{stages}</b> stages, {minutes} each
        </span>
        <span>
          harvest after{' '}
          <Marked mark={lookup.mark('plant_minutes_to_harvest')} whyAt={whyAt} sumAt={sumAt}>
            {harvestStage * minutesPerStage} min
          </Marked>
          , full grown after{' '}
          <Marked mark={lookup.mark('plant_minutes_to_full')} whyAt={whyAt} sumAt={sumAt}>
            {stages * minutesPerStage} min
          </Marked>
        </span>
        <span>
          <i className="stage-key" aria-hidden="true" /> from stage {harvestStage}: grass gone, harvest gives <b>{bagsFromHarvest}</b> seed
          bags
        </span>
        <span>
          before: <b>{bagsFromEarlyHarvest}</b>
        </span>
      </figcaption>
    </figure>
  )
}

/** A crop in its own shape, smaller while it is young. Its picture stands on the soil a little above its lower edge. */
function Crop({ of, growth }: { of: string; growth: number }) {
  const side = 24 + growth * 62
  return <image href={picturePaths.plant(of)} x={-side / 2} y={-side * 0.93} width={side} height={side} />
}

/** Stem and leaf pairs; each pair comes when the stem is tall enough to bear it. */
function Plant({ growth }: { growth: number }) {
  const stem = 16 + growth * 104
  const pairs = Math.max(1, Math.round(growth * 5))
  return (
    <g className="stage-plant">
      <path d={`M0 0V${-stem}`} />
      {Array.from({ length: pairs }, (_, pair) => {
        const at = -stem * ((pair + 1) / pairs)
        const leaf = 8 + growth * 17 * (1 - pair / (pairs + 2))
        return (
          <path
            key={pair}
            className="stage-leaf"
            d={`M0 ${at}q${-leaf} ${-leaf * 0.15} ${-leaf} ${-leaf * 0.85}q${leaf * 0.9} 0 ${leaf} ${leaf * 0.85}q${leaf * 0.1} ${-leaf * 0.85} ${leaf} ${-leaf * 0.85}q0 ${leaf * 0.7} ${-leaf} ${leaf * 0.85}`}
          />
        )
      })}
      {growth === 1 && <circle cy={-stem - 8} r="9" className="stage-bloom" />}
    </g>
  )
}
