import { toSentenceCase } from '#model/text/sentence-case.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData } from '../answer-data.ts'
import { holdsName } from '../match-names.ts'
import type { Topic } from './topic.ts'

/** Keys of the facts. */
const [laterDigsites, laterGems] = ['digsites_to_buy_later', 'later_gems']
export const laterThingFacts = [laterDigsites, laterGems]

const page = { value: null, unit: null, name: 'What changed', path: paths.whatChanged } as const

/** "Icehelm is a digsite to buy in 3.x.", "Diamond: a gem of 3.0.2. Its price and chance are not known." */
export const answerLaterThing: Topic = (question, data) => {
  // "my save cannot buy Icehelm" has another answer.
  if (/\b(saves?|cannot|can't|cant|bug)\b/.test(question)) return undefined
  const facts = lookUpFacts(data.facts)
  const isNamed = (name: string) => holdsName(question, name) || holdsName(question, `${name}s`)
  const gem = facts.texts(laterGems).find(isNamed)
  if (gem) {
    const text = `${toSentenceCase(gem)}: a gem of ${facts.version(laterGems)}. Its price and chance are not known.`
    return { ...page, topic: 'fact', text, certainty: facts.certainty(laterGems) }
  }
  for (const [world, names] of Object.entries(facts.lists(laterDigsites))) {
    const name = names.find(isNamed)
    if (!name || data.digsites.some((digsite) => digsite.name === name)) continue
    const text = `${name} is a digsite to buy in ${facts.version(laterDigsites)}${world === 'expansion' ? ', in the expansion' : ''}.`
    return { ...page, topic: 'location', text, certainty: facts.certainty(laterDigsites) }
  }
  return undefined
}

/** Gems that only later versions have, for spelling correction. */
export const listLaterGems = (facts: AnswerData['facts']) => lookUpFacts(facts).texts(laterGems)
