import { lineFacts } from '#model/tools/pressure/line-rules.ts'
import { buildsFact } from './topics/builds.ts'
import { laterThingFacts } from './topics/later-things.ts'
import { unknownFact } from './topics/unknowns.ts'
import { factsOfQuestions } from './topics/facts.ts'
import { growthFacts } from '#model/tools/growth-timers/plant-growth.ts'

/** Keys of the facts that direct answers use. */
export const answerFacts: readonly string[] = [
  ...Object.values(lineFacts),
  ...Object.values(growthFacts),
  'described_versions',
  unknownFact,
  buildsFact,
  ...laterThingFacts,
  ...factsOfQuestions,
]
