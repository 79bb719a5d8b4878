import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import { normalizeQuestion, stripWords } from './question-words.ts'

type Named = { name: string; other_names?: readonly string[]; group?: string }

/** Minimum similarity of a misspelled name. */
const minSimilarity = 0.72
/** Maximum difference in length, in letters, between a name and two words that mean it. */
const maxLonger = 1

/** "Gold Bars" -> "gold bar": questions use plurals, names do not. */
const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1).replace(/ie$/, 'y') : word

/** "Hobson's Powerworks" -> ["hobson", "powerwork"], "The Barge" -> ["barge"] */
function toStems(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/^the /, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)
    .map(singular)
}

const stemmed = (text: string) => toStems(text).join(' ')

type NameForms = { stems: readonly string[]; stem: string; normalized: string }
/** Things last as long as a revision of the content. */
const formsByThing = new WeakMap<Named, NameForms>()

/** The name as questions may hold it, computed once. */
function formsOf(thing: Named): NameForms {
  const cached = formsByThing.get(thing)
  if (cached) return cached
  const stems = toStems(thing.name)
  const forms = { stems, stem: stems.join(' '), normalized: normalizeQuestion(thing.name) }
  formsByThing.set(thing, forms)
  return forms
}

/**
 * The things a text names, best first: one for a full name ("ram drill", also in the plural or misspelt), several for the name of a
 * family ("drill" -> Ram Drill and Goliath Drill), none where nothing fits.
 */
export function matchNames<Thing extends Named>(text: string, things: readonly Thing[]): Thing[] {
  const stem = stemmed(text)
  if (stem.length < 2) return []
  const exact = findExactNames(text, things)
  if (exact.length > 0) return exact.slice(0, 1)
  const called = listCalled(text, things)
  const family = things.filter((thing) => formsOf(thing).stem.endsWith(` ${stem}`))
  const group = things.filter((thing) => thing.group === stem)
  // "fish" means the group, not only the Flying Fish; "pipes" means those with the word in their name.
  if (family.length < 2 && group.length > family.length) return group
  // "magnet": the Powered Magnet, but also the Magnet Staff.
  const beginning = family.length === 1 && !stem.includes(' ') ? things.filter((thing) => formsOf(thing).stem.startsWith(`${stem} `)) : []
  if (family.length > 0) return [...beginning, ...family]
  if (called.length > 0) return called
  const words = stem.split(' ')
  const holding = things.filter((thing) => words.every((word) => formsOf(thing).stems.includes(word) || thing.group === word))
  if (holding.length > 0) return holding
  return matchMisspelt(text, things)
}

/**
 * "gld bar" -> Gold Bar; "gold necklace" -> none: "gold" is spelled right, and no necklace has it in its name; "pik axe" -> Pickaxe: a
 * name of one word written as two.
 */
function matchMisspelt<Thing extends Named>(text: string, things: readonly Thing[]): Thing[] {
  const similarityTo = createSimilarity(text)
  const stems = new Set(things.flatMap((thing) => formsOf(thing).stems))
  const words = toStems(text)
  const spelledRight = words.filter((word) => stems.has(word))
  const misspelt = words.filter((word) => !stems.has(word))
  const holdsWords = (thing: Thing) => spelledRight.every((word) => formsOf(thing).stems.includes(word))
  // First letters are rarely wrong: "logic relay" is no Logic Delay.
  const beginsAlike = ({ name, other_names = [] }: Thing) => {
    const begun = new Set([name, ...other_names].flatMap(toStems).map((word) => word[0]))
    return misspelt.every((word) => begun.has(word[0]))
  }
  const joined = words.join('')
  const isOneWord = (thing: Thing) => {
    const [stem = '', ...others] = formsOf(thing).stems
    const isLong = Math.abs(stem.length - joined.length) <= maxLonger
    return words.length === 2 && others.length === 0 && isLong && stem[0] === joined[0]
  }
  const rated = things
    .filter((thing) => (holdsWords(thing) || isOneWord(thing)) && beginsAlike(thing))
    .map((thing) => ({
      thing,
      score: Math.max(...[thing.name, ...(thing.other_names ?? [])].map((name) => similarityTo(toComparable(name)))),
    }))
    .filter(({ score }) => score >= minSimilarity)
    .toSorted((a, b) => b.score - a.score)
  return rated.slice(0, 1).map(({ thing }) => thing)
}

/** Things with this other name. */
function listCalled<Thing extends Named>(text: string, things: readonly Thing[]): Thing[] {
  const stem = stemmed(text)
  return things.filter(({ other_names = [] }) => other_names.some((name) => stemmed(name) === stem))
}

/** The only thing with this other name: "pipes" -> Straight Pipe. */
export function findCalled<Thing extends Named>(text: string, things: readonly Thing[]): Thing | undefined {
  const called = listCalled(text, things)
  return called.length === 1 ? called[0] : undefined
}

/** "mildews aquifer price" and "mildew aquifer price" hold "Mildew's Aquifer". */
export function holdsName(question: string, name: string): boolean {
  const padded = ` ${question.replaceAll("'", '')} `
  return ["'", "'s"].some((ending) => padded.includes(` ${name.toLowerCase().replaceAll(ending, '')} `))
}

/** Words around a name that ask for a price, a shop, a use or a recipe. */
const aroundNames = /\b(price|prices|costs?|worth|value|much|how much|buy|sell|selling|where|make|craft|does|what)\b/g

/** The thing whose full name is all that a question holds beside such words: "how much does a bucket cost" -> Bucket */
export function findWholeName<Thing extends Named>(question: string, things: readonly Thing[]): Thing | undefined {
  const padded = ` ${question} `
  return things.find((thing) => {
    const { normalized } = formsOf(thing)
    const form = [` ${normalized} `, ` ${normalized}s `].find((text) => padded.includes(text))
    return form !== undefined && stripWords(padded.replace(form, ' '), aroundNames) === ''
  })
}

/** Things with exactly this name, in the singular or plural. */
export function findExactNames<Thing extends Named>(text: string, things: readonly Thing[]): Thing[] {
  const stem = stemmed(text)
  const exact = things.filter((thing) => formsOf(thing).stem === stem)
  // "pick axe" -> Pickaxe
  const joined = stem.replaceAll(' ', '')
  return exact.length > 0 ? exact : things.filter((thing) => formsOf(thing).stem.replaceAll(' ', '') === joined)
}
