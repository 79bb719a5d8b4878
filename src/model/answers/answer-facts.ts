import { lineFacts } from '#model/tools/pressure/line-rules.ts'
import { laterDigsites } from './topics/digsites.ts'
import { factsOfQuestions } from './topics/facts.ts'
import { growthFacts } from '#model/tools/growth-timers/plant-growth.ts'

/** Keys of the facts that direct answers use. */
export const answerFacts: readonly string[] = [
  ...Object.values(lineFacts),
  ...Object.values(growthFacts),
  'described_versions',
  laterDigsites,
  ...factsOfQuestions,
]
