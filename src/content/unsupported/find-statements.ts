import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import { linkWords } from '../names.ts'
import { sentenceAt } from './sentence-at.ts'

/** A number or an absolute word in prose that no reference and no source supports. */
export type Statement = { line: number; found: string; sentence: string }

export type Rules = {
  /** Matches the things of the game: "only" or "six" counts beside one of them. */
  names: RegExp
  /** The text is about one thing, such as its description: every sentence counts. */
  isOfThing?: boolean
  /** Its field has a source in the game or its files, so absolute words are supported. */
  isSourced?: boolean
  /** The versions of the game that have a page; others are reported. */
  versions: ReadonlySet<string>
}

/** Removed before the rest is searched: references, and digits that state nothing about the game. */
const ignored = [
  // Code blocks, code (but not a lone number) and addresses.
  /^```[\s\S]*?^```/gm,
  /`(?!\d[\d.,]*%?`)[^`\n]*`/g,
  /\]\([^)\s]*\)/g,
  /https?:\/\/\S+/g,
  // Numbers by reference, keys, shop numbers, widgets; the name in a link stays.
  /:(fact|value|key)\[[^\]]*\]/g,
  new RegExp(String.raw`(?<=:(${linkWords.join('|')})\[)[^\]]*`, 'g'),
  /^::[\w-]+\{[^}\n]*\}/gm,
  // List markers, amounts in a list of parts, dates, licenses.
  /^\s*\d+\.\s/gm,
  /\b\d+ × /g,
  /\d{4}-\d{2}-\d{2}/g,
  /\b(19|20)\d{2}\b/g,
  /\b\d{1,2}\.? (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?/g,
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(, \d{4})?/g,
  /\bCC BY(-SA)? \d\.\d/g,
]
/** 1.6, 1.7.2, 2.0D, 3.x; a number with a unit is no version. */
const versionNumber =
  /(?<!about )\b[0-3]\.(\d+|x)(\.(\d+|x))*[A-Z]?\b(?!%| (blocks?|m|metres?|s|seconds?|minutes?|coins?|times|units?|weight)\b)/g
const versionWord = /\b[Vv]ersion \d+/g
/** Also with its unit: 12m, 3x. */
const numbers = /(?<![\w.])\d[\d.,]*(%|[a-z]{1,2})?(?!\w)/g
/** One to three are ordinary language ("two at once"). */
const numberWords = /\b(four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?|twice)\b/gi
const absolutes = /\b(always|never|only|must|cannot|can't|impossible|nobody|everybody|guarantee[sd]?|exactly|instantly|forever)\b/gi

export function findStatements(text: string, { names, isOfThing = false, isSourced = false, versions }: Rules): Statement[] {
  const written = ignored.reduce((rest, pattern) => rest.replace(pattern, blank), text)
  const unknownVersions = [...written.matchAll(versionNumber)].filter(([version]) => !version.endsWith('x') && !versions.has(version))
  const plain = [versionNumber, versionWord].reduce((rest, pattern) => rest.replace(pattern, blank), written)
  const besideThing = [...plain.matchAll(numberWords), ...(isSourced ? [] : plain.matchAll(absolutes))].filter(
    ({ index }) => isOfThing || names.test(sentenceAt(plain, index)),
  )
  return [...plain.matchAll(numbers), ...unknownVersions, ...besideThing]
    .filter((match) => !isInReference(match[0], sentenceAt(text, match.index)))
    .toSorted((a, b) => a.index - b.index)
    .map((match) => ({
      line: plain.slice(0, match.index).split('\n').length,
      found: match[0].replace(/[.,]$/, ''),
      sentence: sentenceAt(text, match.index).replace(/\s+/g, ' ').trim(),
    }))
}

/** "One of 8 gives :fact[mean_finds.one of 8]": the 8 is part of the reference's name. */
function isInReference(number: string, sentence: string): boolean {
  const labels = [...sentence.matchAll(/:(?:fact|value)\[([^\]]*)\]/g)].map(([, label = '']) => label)
  return labels.some((label) => new RegExp(`\\b${escapeForRegExp(number.replace(/[.,%]+$/, ''))}\\b`).test(label))
}

/** Keeps the length, so that indexes stay valid. */
function blank(written: string): string {
  return written.replace(/[^\n]/g, ' ')
}
