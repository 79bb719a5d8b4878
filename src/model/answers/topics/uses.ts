import { paths } from '#model/wiki/paths.ts'
import type { AnswerData, AnswerItem } from '../answer-data.ts'
import { formatItemPrice, priceVerbs, toStatedPrice } from '../format-answer.ts'
import { findExactNames, findWholeName, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import { answerPrice } from './prices.ts'
import type { Topic } from './topic.ts'

const useWords = /\b(how to|there|need|use|used|uses|using|works?|does|do|for|with|what|whats|is|are)\b/g
const asksUse =
  /^(?!.*\bgoe?s? for\b)(?:how (?:do|does|can|to)\b.*\b(?:use|works?)\b|(?:what|whats|what's)\b.*\b(?:do|does|for|used)$|what (?:is|are)\b|whats\b|what's\b|what (?:can|do|should) i do with\b|uses? (?:of|for)\b|is there (?:a|an)\b|do i need (?:a|an|the)\b)|\buses$|\bhow (?:to )?use$/

/** "how do I use the pan", "what does a crucible do", "what is a conveyor": the item's description. */
export const answerUse: Topic = (question, { items }) => {
  const part = describePart(question, items)
  if (part) return part
  if (!asksUse.test(question)) return describeMeans(question, items)
  const name = stripWords(question, useWords)
  const named = matchNames(name, items)
  // "what are crops for": the description of one of them says it of that one only.
  if (
    named.length > maxMeant &&
    (!named.some((thing) => isCalled(thing, name)) || named.every(({ group }) => group === name.replace(/s$/, '')))
  )
    return undefined
  // "what is" also begins questions about other things, which a misspelled name would answer.
  const [item] = named
    .filter(
      (thing) =>
        !question.startsWith('what') ||
        /\b(use|used|do|does|for)\b/.test(question) ||
        [thing.name, ...thing.other_names].some(
          (called) => called.toLowerCase().includes(name.replace(/s$/, '')) && !/\bbest\b/.test(name),
        ),
    )
    // Of a family the item with the lowest id is the plain one.
    .toSorted((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity))
  if (!item?.description) return describeMeans(question, items)
  const { description, description_certainty } = item
  return { ...pageOf(item), text: `${item.name}: ${description}`, certainty: description_certainty }
}

/** Maximum of items that a word in their names may mean: the Cloutium Ore or the Cloutium Bar, but not all of logic. */
const maxMeant = 3

/** Whether the text ends the name of an item or is another name of it: "bars" of the Iron Bar, not "crops" of the Afage. */
const isCalled = ({ name, other_names }: AnswerItem, text: string) =>
  [name, ...other_names].some((called) => [text, text.replace(/s$/, '')].some((end) => ` ${called.toLowerCase()}`.endsWith(` ${end}`)))

/** "do conveyors need water", "how to get gems out of dirt": the item's description, if it says something of that. */
function describePart(question: string, items: readonly AnswerItem[]): ReturnType<Topic> {
  const [, name = '', needed = ''] =
    /^do(?:es)? (?:an? |the )?(.+?) (?:needs?|uses?|requires?) (?:an? |any )?(\p{L}+?)s?$/u.exec(question) ?? []
  const source = /^how\b.*\bout of (?:the )?(\p{L}+)$/u.exec(question)?.[1] ?? ''
  const [item] = findExactNames(name || source, items)
  if (!item?.description.includes(needed)) return undefined
  return { ...pageOf(item), text: `${item.name}: ${item.description}`, certainty: item.description_certainty }
}

/** "how do i paint" -> the Paint Brush, whose description begins with "Paints". */
function describeMeans(question: string, items: readonly AnswerItem[]): ReturnType<Topic> {
  const [, verb = '', object = ''] = /^how (?:do (?:i|you)|to|can i) (\p{L}{3,})\b(.*)$/u.exec(question) ?? []
  const objects = stripWords(object, /\b(things?|items?|stuff|pieces|parts|something|anything)\b/g).split(' ')
  // "how to make a shard" asks for a recipe, not for a machine that makes something of shards.
  if (findWholeName(question, items)) return undefined
  const [item] = items
    .map((thing) => ({ ...thing, words: thing.description.toLowerCase() }))
    .filter(({ words }) =>
      // "how to get power"
      ['get', 'generate', 'produce'].includes(verb)
        ? objects.length === 1 && words.startsWith(`makes ${objects[0]} `)
        : [`${verb}s`, `${verb}es`].includes(words.split(' ')[0] ?? '') && objects.every((word) => words.includes(word)),
    )
    .toSorted((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity))
  return item && { ...pageOf(item), text: `${item.name}: ${item.description}`, certainty: item.description_certainty }
}

const weightWords = /\b(how heavy|heavy|weighs?|weight|much|does|biggest|heaviest|largest|longest)\b/g

/** "how heavy is a gold bar": the weight of an item sold by weight varies. */
export const answerWeight: Topic = (question, data) => {
  const { items } = data
  if (/\b(biggest|heaviest|largest|longest)\b/.test(question)) return answerLargest(stripWords(question, weightWords), data)
  if (
    !/^how heavy\b|\bweighs?\b|^(?!.*\b(?:price|per|cost|value|worth|max|all)\b)\D+ weight$|^(what is the |whats the |what's the )?weight of\b/.test(
      question,
    )
  )
    return undefined
  const named = matchNames(stripWords(question, weightWords), items)
  const [item] = named
  // How heavy a catch is, is in no data.
  if (!item || (!item.price_per_weight && item.shop_role !== 'sells')) return undefined
  const weighed = named.filter((thing) => thing.price_per_weight)
  const family = weighed.length > 1 ? answerPrice(`price of ${stripWords(question, weightWords)}`, { ...data, items: weighed }) : undefined
  if (family) return { ...family, text: `Each has its own weight. ${family.text}` }
  const { name, safe_name, value, price_per_weight, value_certainty } = item
  const price = value === null ? '' : ` It ${priceVerbs[item.shop_role]} ${formatItemPrice({ ...item, value })}.`
  return {
    ...pageOf(item),
    text: price_per_weight ? `Each ${name} has its own weight.${price}` : `${name} is sold by the piece, not by weight.${price}`,
    prices: value === null ? [] : [toStatedPrice({ ...item, value })],
    certainty: value_certainty,
    path: price_per_weight ? paths.tool('weight-value', { item: safe_name }) : item.path,
  }
}

/** "biggest fish": sizes are in no data, so what sells for the most answers. */
function answerLargest(name: string, data: AnswerData): ReturnType<Topic> {
  const named = matchNames(name, data.items)
  return named.length > 1 ? answerPrice(`most expensive ${name}`, data) : undefined
}

const pageOf = ({ name, path }: AnswerItem) => ({ topic: 'fact' as const, value: null, unit: null, name, path })
