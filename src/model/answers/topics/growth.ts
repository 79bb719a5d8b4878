import { countOf } from '#model/text/count-of.ts'
import { growthFacts, readGrowthRules } from '#model/tools/growth-timers/plant-growth.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Topic } from './topic.ts'

/** "how long do plants grow", "when can I harvest", "growth time" */
export const answerGrowth: Topic = (question, { facts, items }) => {
  const asksTime =
    /\b(how long|how fast|when|time|minutes?|stages?|ready)\b|\bhow many (?:seeds?|bags?)\b.*\b(harvest|plant|crop|per|get|give|back)s?\b/.test(
      question,
    )
  const isCrop = items.some(({ group, name }) => group === 'crop' && question.includes(name.toLowerCase()))
  const aboutPlants = /\b(plants?|crops?|seeds?|harvest(ing)?|grow|grows|growing|growth|farm(ing)?)\b/.test(question) || isCrop
  // "where do plants grow" asks for a place.
  if (
    !aboutPlants ||
    /\b(where|same|alike|indoors?|inside|underground|sky|water)\b/.test(question) ||
    !(asksTime || /\b(grow|grows|growing|growth)\b|^how (do i|to|can i) harvest\b/.test(question))
  )
    return undefined
  const lookup = lookUpFacts(facts)
  const rules = readGrowthRules(lookup)
  if (!rules) return undefined
  const { stages, minutesPerStage, harvestStage, bagsFromHarvest } = rules
  const ready = harvestStage * minutesPerStage
  return {
    topic: 'growth',
    text: `Harvest after ${countOf(ready, 'minute')} (stage ${harvestStage} of ${stages}) for ${countOf(bagsFromHarvest, 'seed bag')}; fully grown after ${countOf(stages * minutesPerStage, 'minute')}.`,
    value: ready,
    unit: 'minutes',
    certainty: lookup.certainty(...Object.values(growthFacts)),
    name: 'Growth timers',
    path: paths.tool('growth-timers'),
  }
}
