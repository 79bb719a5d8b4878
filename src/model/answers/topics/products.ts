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
  /\bwhat\b.*\b(used? for|is for|are for|good for|do i use|becomes?|makes?)\b|\bwhats\b.*\bfor$/,
  /^(what are the )?uses? (of|for)\b|\buses$/,
]
/** Maximum of products named for each process. */
const maxNamed = 9

/** "what can i craft with gold", "uses of an emerald", "what is an iron bar for" */
export const answerProducts: Topic = (question, data) => {
  if (!asksProducts.some((asks) => asks.test(question))) return undefined
  const name = stripWords(question, productWords)
  const used = data.items.filter(({ safe_name }) => data.products.some(({ item }) => item === safe_name))
  const named = matchNames(name, used)
  // "gold" names the ore, too; what is crafted is made from the bar.
  const [item] = named.toSorted((a, b) => countProducts(b, data) - countProducts(a, data))
  if (!item) return undefined
  // The description of a thing with a single product says more than its name.
  return countProducts(item, data) > 1 || /\b(make|craft|build|forge|smith|made|turn|become)/.test(question)
    ? describeProducts(item, data)
    : undefined
}

const productsOf = ({ safe_name }: AnswerItem, { products }: AnswerData) => products.filter(({ item }) => item === safe_name)

const countProducts = (item: AnswerItem, data: AnswerData) => productsOf(item, data).reduce((sum, { makes }) => sum + makes.length, 0)

/** "Gold Ore: smelt into Gold Bar in a crucible or smelter. Sells for 10c per weight." */
function describeProducts(item: AnswerItem, data: AnswerData): ReturnType<Topic> {
  const products = productsOf(item, data)
  const parts = products.map(({ process, makes }) => {
    const { name, where } = processes[process]
    return `${name.toLowerCase()}${makes.length === 1 ? ' into' : ''} ${joinNames(makes, Math.min(maxNamed, makes.length))} ${where}`
  })
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
