import { countOf } from '#model/text/count-of.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { joinNames } from '#model/text/join-names.ts'
import { leastCertain } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerRow } from '../answer.ts'
import type { AnswerBlueprint, AnswerData } from '../answer-data.ts'
import { joinWith, withArticle } from '../format-answer.ts'
import { toItemRows } from '../item-rows.ts'
import { findExactNames, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import { describeNamedShops } from './assortments.ts'
import { answerLocation } from './locations.ts'
import type { Topic } from './topic.ts'

const unlockWords =
  /\b(unlock|unlocks|unlocking|research|researching|blueprints?|how to get|how do i get|obtain|learn|need(ed)?|first|next|after|requirements?|required?|requires?|recipes?|make|craft|build|weight|many|for|comes?|costs?|price|much|where|buy)\b/g

/** "unlock toolbag", "how to get the spanner blueprint", "toolbag requirements", "blueprint after the candle" */
export const answerBlueprint: Topic = (question, data) => {
  const isGetting = /\b(unlock\w*|research\w*|how to get|how do i get(?! rid)|obtain)\b/.test(question)
  const product = /\b(make|craft|build|weight for|recipe)\b/.test(question)
    ? findExactNames(stripWords(question, unlockWords), data.blueprints)[0]
    : undefined
  if (product) return toAnswer(product, data, `${product.name}: `)
  if (
    /^(?:(?:list of |all |what |which )+(?:the )?blueprints(?: are there| exist)?|blueprints? (?:list|order|chain)|order of (?:the |all )?blueprints)$/.test(
      question,
    )
  )
    return listAll(data)
  if (!isGetting && !/\b(blueprints?|requirements?|requires?|required|needed|need (for|to make|to craft)|comes after)\b/.test(question))
    return undefined
  const name = stripWords(question, unlockWords)
  if (/^(shops?|stores?)?$/.test(name) && /\b(where|shops?|stores?|buy)\b/.test(question))
    return describeNamedShops(
      data.shops.filter(({ id }) => id === data.blueprints[0]?.research_shop),
      data,
    )
  if (name === '') return /\b(unlock|research|first|need|bring)\b/.test(question) ? answerFirst(data) : undefined
  const [blueprint] = matchNames(name, data.blueprints)
  // "how to get water" asks for no pipe.
  const isPart = blueprint !== undefined && blueprint.name.toLowerCase().split(' ').slice(0, -1).includes(name)
  if (blueprint && !(isPart && !/\b(unlock|research|blueprint)/.test(question)))
    return /\bafter\b/.test(question) ? answerNext(blueprint, data) : toAnswer(blueprint, data, `${blueprint.name}: `)
  // An item without a blueprint is bought or dug up.
  return isGetting ? answerLocation(`where ${name}`, data) : undefined
}

/** "all blueprints": in the order of the chain. */
function listAll({ blueprints }: AnswerData): ReturnType<Topic> {
  return {
    topic: 'blueprint',
    text: `${countOf(blueprints.length, 'blueprint')}: ${joinNames(blueprints.map(({ name }) => name))}.`,
    value: blueprints.length,
    unit: 'pieces',
    certainty: leastCertain(blueprints.map(({ require_certainty }) => require_certainty)),
    name: 'Blueprint planner',
    path: paths.tool('blueprint-planner'),
  }
}

/** "After the Cage: Spanner or Battle Axe." */
function answerNext({ name, output }: AnswerBlueprint, { blueprints }: AnswerData) {
  const next = blueprints.filter(({ require_item }) => require_item === output)
  return {
    topic: 'blueprint' as const,
    text:
      next.length === 0
        ? `No blueprint comes after the ${name}.`
        : `After the ${name}: ${joinWith(
            'or',
            next.map((blueprint) => blueprint.name),
          )}.`,
    value: null,
    unit: null,
    certainty: leastCertain(next.map(({ require_certainty }) => require_certainty)),
    name: 'Blueprint planner',
    path: paths.tool('blueprint-planner'),
  }
}

function toAnswer(blueprint: AnswerBlueprint, data: AnswerData, start: string) {
  const { name, output, require_weight } = blueprint
  return {
    topic: 'blueprint' as const,
    text: `${start}${describeResearch(blueprint, data)}.`,
    value: require_weight,
    unit: 'weight' as const,
    certainty: blueprint.require_certainty,
    name,
    path: paths.item(output),
    rows_as: 'steps' as const,
    rows: listSteps(blueprint, data),
  }
}

/** What is handed in before and for a blueprint, in order, and what it makes, with its price in a shop. */
function listSteps(blueprint: AnswerBlueprint, data: AnswerData): AnswerRow[] {
  const chain = [blueprint]
  for (let first = blueprint; chain.length <= data.blueprints.length; chain.unshift(first)) {
    const before = data.blueprints.find(({ output }) => output === first.require_item)
    if (!before) break
    first = before
  }
  const steps = chain.map(({ require_item, require_weight, require_certainty }) => ({
    name: nameOfItem(require_item, data),
    note: `${formatNumber(require_weight)} weight`,
    safe_name: require_item,
    path: paths.item(require_item),
    price: null,
    certainty: require_certainty,
  }))
  const [product] = data.items.filter(({ safe_name }) => safe_name === blueprint.output)
  // What shops only buy has no price to pay.
  const isSold = product?.shop_role === 'sells'
  const rows = product ? toItemRows([isSold ? product : { ...product, value: null }], () => (isSold ? 'Or buy it' : '')) : []
  return [...steps, ...rows]
}

/** "how do I unlock blueprints" */
function answerFirst(data: AnswerData) {
  const [first] = data.blueprints
  return first && toAnswer(first, data, `Start with the ${first.name}, the first of ${data.blueprints.length}: `)
}

/** "bring a Blunderbuss weighing at least 30 to The Barge" */
function describeResearch({ require_item, require_weight, research_shop }: AnswerBlueprint, data: AnswerData): string {
  const shop = data.shops.find(({ id }) => id === research_shop)
  const item = withArticle(nameOfItem(require_item, data))
  return `bring ${item} weighing at least ${formatNumber(require_weight)} to ${shop?.name ?? 'the research shop'}`
}

const nameOfItem = (safeName: string, { items }: AnswerData) => items.find(({ safe_name }) => safe_name === safeName)?.name ?? safeName
