import { processes } from '#model/crafting/recipes.ts'
import { leastCertain } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { joinWith } from '../format-answer.ts'
import { findExactNames, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'

const recipeWords =
  /\b(make|makes|making|craft|get|turn|into|smelts?|smelting|melts?|melting|cut|cutting|press|compress|ores?|uncut|recipes?)\b/g
const verbs = [
  ['smelt', /\b(smelt|melt)(s|ing)?\b|\bturn\b.*\bore\b.*\binto\b/],
  ['cut', /\bcut(ting)?\b/],
  ['press', /\b(com)?press(ing)?\b/],
] as const

/** The recipe of this name, or those of a family, like bars. */
function findMade(name: string, recipes: Parameters<Topic>[1]['recipes']) {
  const exact = findExactNames(name, recipes)
  const family = exact.length > 0 ? exact : matchNames(name, recipes)
  return exact.length > 0 || (family.length > 1 && family.every(({ process }) => process === family[0]?.process)) ? family : []
}

/** Those that a name matches; all for "how to smelt". */
const matchRecipes = (name: string, recipes: Parameters<Topic>[1]['recipes']) => (name === '' ? recipes : matchNames(name, recipes))

/** "how do I smelt gold", "how do I make an iron bar", "how do I cut a ruby" */
export const answerRecipe: Topic = (question, { recipes }) => {
  const process = verbs.find(([, words]) => words.test(question))?.[0]
  // "what does a gold bar make" asks for its products.
  if (!process && !/^(?!what\b).*\b(make|craft|get|recipe)\b/.test(question)) return undefined
  const name = stripWords(question, recipeWords)
  const matching = process
    ? matchRecipes(
        name,
        recipes.filter((recipe) => recipe.process === process),
      )
    : findMade(name, recipes)
  const [first] = matching
  if (!first) return undefined
  const { name: verb, where } = processes[first.process]
  const from = joinWith(
    'or',
    matching.flatMap((recipe) => recipe.from),
  )
  return {
    topic: 'fact',
    text: matching.length === 1 ? `${first.name}: ${verb.toLowerCase()} ${from} ${where}.` : `${verb} ${from} ${where}.`,
    value: null,
    unit: null,
    certainty: leastCertain(matching.map(({ certainty }) => certainty)),
    ...(name === ''
      ? { name: 'Smithing and crafting', path: paths.guide('smithing-crafting') }
      : { name: first.name, path: paths.item(first.safe_name) }),
  }
}
