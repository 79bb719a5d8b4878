import { formatNumber } from '#model/text/format-number.ts'
import { guide, state, type FactQuestion } from './fact-question.ts'

const page = guide('Relics and the cave', 'relics-and-the-cave')

/** Questions about the relics and the cave that they open. */
export const caveQuestions: readonly FactQuestion[] = [
  {
    asks: /\b(what|whats|what's|anything|something)\b.*\b(in|inside|behind|hidden)\b.*\b(cave|door)\b|\bcave\b.*\b(treasure|rewards?|contains?|inside)\b|\brewards?\b.*\b(cave|relics?)\b|\bwhat\b.*\bget\b.*\b(for|from|with)\b.*\b(cave|relics?)\b/,
    facts: ['cave_pillars', 'treasure_price_later'],
    ...page,
    describe: (facts) =>
      state(
        facts.number('treasure_price_later'),
        (coins) =>
          `A treasure, behind a door that ${formatNumber(facts.number('cave_pillars') ?? 0)} relics open. A jeweler pays ${formatNumber(coins)}c for it in ${facts.version('treasure_price_later')}.`,
      ),
  },
  {
    asks: /^what (is|are) (a |the )?relics?$/,
    facts: ['relic_types', 'cave_pillars'],
    ...page,
    describe: (facts) =>
      state(
        facts.number('relic_types'),
        (types) =>
          `There are ${formatNumber(types)} relics, buried at digsites. ${formatNumber(facts.number('cave_pillars') ?? 0)} of them open a hidden door in the cave.`,
      ),
  },
  {
    asks: /\b(where|find|location)\b.*\bcave\b|\bcave\b.*\blocation\b/,
    facts: ['cave_place'],
    ...page,
    describe: (facts) => state(facts.text('cave_place'), (place) => `The cave is ${place}.`),
  },
  {
    asks: /\brelics?\b.*\b(cave|door|open|pedestals?|do|for|use)\b|\b(how many|number of)\b.*\brelics?\b.*\b(cave|door)\b|\bopens?\b.*\bcave\b|\bdo\b.*\bwith\b.*\brelics?\b|\bcave\b.*\b(code|password|combination)\b|\b(code|password|combination)\b.*\bcave\b/,
    facts: ['cave_pillars'],
    unit: 'pieces',
    ...page,
    describe: (facts) =>
      state(
        facts.number('cave_pillars'),
        (count) => `${formatNumber(count)} different relics on the pedestals in the cave open a hidden door.`,
      ),
  },
]
