/** A number, or a word that allows no exception, in prose that does not say where it comes from. */
export type Claim = { line: number; found: string; sentence: string }

/** What says where it comes from, and digits that claim nothing: each is taken out before the rest is looked at. */
const harmless = [
  // Code, its blocks, and addresses.
  /^```[\s\S]*?^```/gm,
  /`[^`\n]*`/g,
  /\]\([^)\s]*\)/g,
  /https?:\/\/\S+/g,
  // Numbers by reference, keys, numbers of shops, and parts that the site draws; that a thing is named there stays.
  /:(fact|value|key)\[[^\]]*\]/g,
  /(?<=:(item|shop|town|digsite)\[)[^\]]*/g,
  /^::[\w-]+\{[^}\n]*\}/gm,
  // Markers of lists, and how many of a part a list of parts takes.
  /^\s*\d+\.\s/gm,
  /\b\d+ × /g,
  // Days, and years.
  /\d{4}-\d{2}-\d{2}/g,
  /\b(19|20)\d{2}\b/g,
  /\b\d{1,2}\.? (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?/g,
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(, \d{4})?/g,
  // Versions of the game: 1.6, 1.7.2, 2.0D, 3.x; what has a unit is none.
  /(?<!about )\b[0-3]\.(\d+|x)(\.(\d+|x))*[A-Z]?\b(?!%| (blocks?|m|metres?|s|seconds?|minutes?|coins?|times|units?|weight)\b)/g,
  /\b[Vv]ersion \d+/g,
  /\bCC BY(-SA)? \d\.\d/g,
]
const numbers = /(?<![\w.])\d[\d.,]*%?(?!\w)/g
/** Small ones are part of the language ("two at once"); these count something. */
const numberWords = /\b(four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)\b/gi
const absolutes = /\b(always|never|only)\b/gi

/**
 * Claims in a text. `names` finds things of the game: "only" or "six" beside one of them is a claim, elsewhere a word. Where somebody saw
 * the game or read its files, its words are `backed` by that.
 */
export function findClaims(text: string, names: RegExp, backed = false): Claim[] {
  const plain = harmless.reduce((rest, pattern) => rest.replace(pattern, blank), text)
  const isOfThing = ({ index }: RegExpExecArray) => names.test(sentenceAt(plain, index))
  const mayClaim = [...(backed ? [] : plain.matchAll(absolutes)), ...plain.matchAll(numberWords)].filter(isOfThing)
  return [...plain.matchAll(numbers), ...mayClaim]
    .filter((match) => !isNamedByReference(match[0], sentenceAt(text, match.index)))
    .toSorted((one, other) => one.index - other.index)
    .map((match) => ({
      line: plain.slice(0, match.index).split('\n').length,
      found: match[0].replace(/[.,]$/, ''),
      sentence: sentenceAt(text, match.index).replace(/\s+/g, ' ').trim(),
    }))
}

/** "One of 8 gives :fact[mean_finds.one of 8]": the number says which number is meant. */
function isNamedByReference(number: string, sentence: string): boolean {
  const labels = [...sentence.matchAll(/:(?:fact|value)\[([^\]]*)\]/g)].map(([, label = '']) => label)
  return labels.some((label) => new RegExp(`\\b${number.replace(/[.,%]+$/, '')}\\b`).test(label))
}

/** The same length without the words, so that places stay what they are. */
function blank(written: string): string {
  return written.replace(/[^\n]/g, ' ')
}

/** The sentence, the row of a table or the entry of a list at a place. */
function sentenceAt(text: string, place: number): string {
  const before = text.slice(0, place)
  const start = Math.max(...[/[.!?:]\s/g, /\n\s*\n/g, /\n\s*([-|#]|\d+\.)/g].map((end) => lastMatch(before, end)))
  const after = text.slice(place)
  const end = /[.!?](\s|$)|\n\s*\n|\n\s*([-|#]|\d+\.)/.exec(after)
  return text.slice(start, end ? place + end.index + 1 : text.length)
}

function lastMatch(text: string, pattern: RegExp): number {
  let end = 0
  for (const match of text.matchAll(pattern)) end = match.index + 1
  return end
}
