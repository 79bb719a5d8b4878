import { linkWords } from '../names.ts'
import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import { findMechanics } from './mechanics.ts'
import { sentenceAt } from './sentence-at.ts'

/** A number, or a word that allows no exception, in prose that does not say where it comes from. */
export type Claim = { line: number; found: string; sentence: string }

/** What says where it comes from, and digits that claim nothing: each is taken out before the rest is looked at. */
const harmless = [
  // Code, its blocks, and addresses; a number alone is no code.
  /^```[\s\S]*?^```/gm,
  /`(?!\d[\d.,]*%?`)[^`\n]*`/g,
  /\]\([^)\s]*\)/g,
  /https?:\/\/\S+/g,
  // Numbers by reference, keys, numbers of shops, and parts that the site draws; that a thing is named there stays.
  /:(fact|value|key)\[[^\]]*\]/g,
  new RegExp(String.raw`(?<=:(${linkWords.join('|')})\[)[^\]]*`, 'g'),
  /^::[\w-]+\{[^}\n]*\}/gm,
  // Markers of lists, and how many of a part a list of parts takes.
  /^\s*\d+\.\s/gm,
  /\b\d+ × /g,
  // Days, and years.
  /\d{4}-\d{2}-\d{2}/g,
  /\b(19|20)\d{2}\b/g,
  /\b\d{1,2}\.? (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?/g,
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(, \d{4})?/g,
  /\bCC BY(-SA)? \d\.\d/g,
]
/** Versions of the game: 1.6, 1.7.2, 2.0D, 3.x; what has a unit is none. */
const versions = [
  /(?<!about )\b[0-3]\.(\d+|x)(\.(\d+|x))*[A-Z]?\b(?!%| (blocks?|m|metres?|s|seconds?|minutes?|coins?|times|units?|weight)\b)/g,
  /\b[Vv]ersion \d+/g,
]
/** Also with its unit beside it: 12m, 3x. */
const numbers = /(?<![\w.])\d[\d.,]*(%|[a-z]{1,2})?(?!\w)/g
/** Small ones are part of the language ("two at once"); these count something. */
const numberWords =
  /\b(four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|fourth|fifth|sixth|seventh|eighth|ninth|tenth|dozens?|hundreds?|thousands?|twice|thrice|doubl(e|es|ed)|tripl(e|es|ed))\b/gi
/** Parts of a whole are numbers, too. */
const fractions =
  /\b(half an? (hour|minute|day|coin|block|metre)|half (of )?(the|its) (price|weight|value|pressure|time)|(a|one|two) (third|fifth|tenth)s? of|quarter of)\b/gi
/** One thing set against another: a number by reference beside it says by how much. */
const comparisons =
  /\b(more|less|better|worse|faster|slower|heavier|lighter|cheaper|dearer|stronger|weaker|longer|deeper|farther) than\b(?! (one|something|yesterday|this table))/gi
const absolutes = /\b(always|never|only)\b/gi
/** Words that claim as much; a sentence that says it is not sure, or by which file it goes, may have them. */
const strongWords =
  /\b(players (say|agree|know)|it is (said|known)|must|cannot|can't|impossible|nobody|everybody|everyone|guarantee[sd]?|definitely|certain|certainly|surely|exactly|instantly|forever|(best|worst)(?! (dirt|quality|first))|fastest|slowest|cheapest|dearest|strongest|weakest|highest|lowest|largest|biggest|smallest|heaviest|lightest|rarest|longest|shortest|safest|richest|deepest|the (?!rest|interest|request|guest|test|latest|newest|west|east|forest|harvest|nearest|closest|best|worst|dirtiest|poorest|fewest|shortest)[a-z]{3,}est)\b/gi
/** In a part of a sentence that begins so, nothing is said to be the case. */
const isConditional = /\b(if|when|while|until|once|that|which|what|how|whether|where|because|as)\b[^,;:]*$/i
/** What says how it is known, or sets it out as taken. */
const isSourced = /\b(files?|class(es)?|players?|tells?|told|sources?|likely|probably|assum|taken|readme|mods?)|\/open-questions|\?$/i
/** "Every jeweler", "no relic": of all things of a kind. */
const ofAllOf = String.raw`\b(?<!(for|keep) )(every|all|any|most|both|no|none of|two|three|a (pair|couple|handful) of)[ \n](?!\n)(of\s+)?((the|our|your|these)\s+)?`
const isHedged =
  /most likely|perhaps|seems?\b|should\b|may\b|\bguess|not known|not found|\bwe (know|found|saw|expect|cannot)|has told us|\bour\b|worked out|by the name|\b[0-3]\.(\d|x)|in the files/i

export type ClaimRules = {
  /** Finds things of the game: "only" or "six" beside one of them is a claim, elsewhere a word. */
  names: RegExp
  /** Of a text that is about a thing by whatever word, such as its description. */
  isOfThing?: boolean
  /** Where somebody saw the game or read its files, its words are backed by that. */
  isBacked?: boolean
  /** Where a mark says how sure all of it is, what a thing does may be said plainly. */
  isMarked?: boolean
  /** The versions of the game that there are; others are claims. Without them, none is. */
  versions?: ReadonlySet<string>
}

/** Claims in a text. */
export function findClaims(
  text: string,
  { names, isOfThing = false, isBacked = false, isMarked = isBacked, versions: known }: ClaimRules,
): Claim[] {
  const written = harmless.reduce((rest, pattern) => rest.replace(pattern, blank), text)
  const unknownVersions = known
    ? [...written.matchAll(versions[0] ?? /$^/g)].filter(([version]) => !version.endsWith('x') && !known.has(version))
    : []
  const plain = versions.reduce((rest, pattern) => rest.replace(pattern, blank), written)
  const isAbout = ({ index }: RegExpExecArray) => isOfThing || names.test(sentenceAt(plain, index))
  const isSure = ({ index }: RegExpExecArray) => !isHedged.test(sentenceAt(written, index))
  const isCounted = ({ index }: RegExpExecArray) => /:(fact|value)\[/.test(sentenceAt(text, index))
  const ofAll = new RegExp(`${ofAllOf}(${names.source})`, 'gi')
  const mayClaim = [
    ...plain.matchAll(numberWords),
    ...(isBacked
      ? []
      : [
          ...plain.matchAll(absolutes),
          ...[...plain.matchAll(strongWords)].filter(isSure),
          ...[...plain.matchAll(comparisons)].filter((one) => isSure(one) && !isCounted(one)),
        ]),
  ].filter(isAbout)
  const general = isBacked ? [] : [...plain.matchAll(ofAll)].filter(isSure)
  const mechanics = isMarked ? [] : findMechanics(written, names, isOfThing).filter((one) => isSure(one) && isPlain(text, one.index))
  return [...plain.matchAll(numbers), ...plain.matchAll(fractions), ...unknownVersions, ...mayClaim, ...general, ...mechanics]
    .filter((match) => !isNamedByReference(match[0], sentenceAt(text, match.index)))
    .toSorted((one, other) => one.index - other.index)
    .map((match) => ({
      line: plain.slice(0, match.index).split('\n').length,
      found: match[0].replace(/[.,]$/, ''),
      sentence: sentenceAt(text, match.index).replace(/\s+/g, ' ').trim(),
    }))
}

/** Of a sentence that neither names a source nor a number by reference, and is no condition, heading or question. */
function isPlain(text: string, place: number): boolean {
  const sentence = sentenceAt(text, place)
  const before = text.slice(Math.max(0, place - 80), place)
  return (
    !isSourced.test(sentence.trim()) &&
    !/:(fact|value)\[/.test(sentence) &&
    !/^\s*#/.test(sentence) &&
    !isConditional.test(before.replace(/^[\s\S]*[.!?:]\s/, ''))
  )
}

/** "One of 8 gives :fact[mean_finds.one of 8]": the number says which number is meant. */
function isNamedByReference(number: string, sentence: string): boolean {
  const labels = [...sentence.matchAll(/:(?:fact|value)\[([^\]]*)\]/g)].map(([, label = '']) => label)
  return labels.some((label) => new RegExp(`\\b${escapeForRegExp(number.replace(/[.,%]+$/, ''))}\\b`).test(label))
}

/** The same length without the words, so that places stay what they are. */
function blank(written: string): string {
  return written.replace(/[^\n]/g, ' ')
}
