import { itemGroups } from '#model/items/item-groups.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { paths } from '#model/wiki/paths.ts'
import { processes } from '#model/crafting/recipes.ts'
import { joinNames } from '#model/text/join-names.ts'
import { leastCertain } from '#model/wiki/certainty.ts'
import type { AnswerData, AnswerItem } from '../answer-data.ts'
import { formatItemPrice, toStatedPrice } from '../format-answer.ts'
import { matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'

const productWords =
  /\b(what|whats|make|makes|made|craft|crafted|build|forge|smith|smithed|do|does|use|used|uses|useful|good|out|with|things|items|turn|into|become|becomes?)\b/g
const asksProducts = [
  /\bwhat\b.*\b(make|craft|build|forge|smith|do|made|crafted|become|turn)\b.*\b(with|from|out of|of|into)\b/,
  /^what are \p{L}+ for$/u,
  /\bwhat\b.*\b(used? for|is for|are for|good for|do i use|becomes?|makes?)\b|\bwhats\b.*\bfor$/,
  /^(what are the )?uses? (of|for)\b|\buses$/,
]
/** Maximum of products named for each process. */
const maxNamed = 9
/** The same for a group of items. */
const maxOfGroup = 3

/** "what can i craft with gold", "uses of an emerald", "what is an iron bar for" */
export const answerProducts: Topic = (question, data) => {
  if (!asksProducts.some((asks) => asks.test(question))) return undefined
  const name = stripWords(question, productWords)
  const used = data.items.filter(({ safe_name }) => data.products.some(({ item }) => item === safe_name))
  const group = keysOf(itemGroups).find((key) => [key, `${key}s`].includes(name))
  if (group) return describeGroup(group, data)
  const named = matchNames(name, used)
  // "gold" names the ore, too; what is crafted is made from the bar.
  const [item] = named.toSorted((a, b) => countProducts(b, data) - countProducts(a, data))
  if (!item) return undefined
  // The description of a thing with a single product says more than its name.
  return countProducts(item, data) > 1 || /\b(make|craft|build|forge|smith|made|turn|become)/.test(question)
    ? describeProducts(item, data)
    : undefined
}

/** "Gems: cut into Emerald, Onyx and 2 more on a grinding wheel; smith Emerald Ring and 7 more on the anvil." */
function describeGroup(group: keyof typeof itemGroups, { items, products }: AnswerData): ReturnType<Topic> {
  const inGroup = new Set(items.filter((item) => item.group === group).map(({ safe_name }) => safe_name))
  const ofGroup = products.filter(({ item }) => inGroup.has(item))
  if (ofGroup.length === 0) return undefined
  const parts = keysOf(processes).flatMap((process) => {
    const makes = new Set(ofGroup.filter((product) => product.process === process).flatMap(({ makes: names }) => names))
    return makes.size === 0 ? [] : [describeProcess(process, [...makes], maxOfGroup)]
  })
  return {
    topic: 'fact',
    text: `${itemGroups[group]}: ${parts.join('; ')}.`,
    value: null,
    unit: null,
    certainty: leastCertain(ofGroup.map(({ certainty }) => certainty)),
    name: itemGroups[group],
    path: paths.itemGroup(group),
  }
}

const productsOf = ({ safe_name }: AnswerItem, { products }: AnswerData) => products.filter(({ item }) => item === safe_name)

const countProducts = (item: AnswerItem, data: AnswerData) => productsOf(item, data).reduce((sum, { makes }) => sum + makes.length, 0)

/** "smith Sword and Axe on the anvil", "smelt into Gold Bar in a crucible or smelter" */
function describeProcess(process: AnswerData['products'][number]['process'], makes: readonly string[], max: number): string {
  const { name, where } = processes[process]
  const isInto = makes.length === 1 || process === 'cut' || process === 'press' || process === 'smelt'
  return `${name.toLowerCase()}${isInto ? ' into' : ''} ${joinNames(makes, Math.min(max, makes.length))} ${where}`
}

/** "Gold Ore: smelt into Gold Bar in a crucible or smelter. Sells for 10c per weight." */
function describeProducts(item: AnswerItem, data: AnswerData): ReturnType<Topic> {
  const products = productsOf(item, data)
  const parts = products.map(({ process, makes }) => describeProcess(process, makes, maxNamed))
  const { name, path, value, shop_role, value_certainty } = item
  const isSold = value !== null && shop_role === 'buys'
  return {
    topic: 'fact',
    text: `${name}: ${parts.join('; ')}.${isSold ? ` Sells for ${formatItemPrice({ ...item, value })}.` : ''}`,
    value: countProducts(item, data),
    prices: isSold ? [toStatedPrice({ ...item, value })] : [],
    unit: 'pieces',
    certainty: leastCertain([...products.map(({ certainty }) => certainty), ...(isSold ? [value_certainty] : [])]),
    name,
    path,
  }
}
