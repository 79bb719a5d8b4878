import { createNearness } from '#model/text/near-words.ts'
import { createSimilarity } from '#model/text/similarity.ts'

/** Words that carry no meaning for any topic. */
const fillers = new Set(
  `a an the is are do does did i you we me my can could should would will to of for in on at it its this that some any all every please
   what whats what's which how hydroneer game from with by be get gets one there and so s`.split(/\s+/),
)

/** Words of the topics, to which misspelled words are corrected. */
export const topicWords =
  `which price cost worth value much sell buy where shop unlock blueprint research location find relic seed pressure tanks filters
  pipes distance grow growth harvest plants minutes version update changelog chance odds scrap refuel keypad cave
  smelt heavy weigh weight works capacity explosives explosion radius blast difference between wheel
  cheapest expensive nearest closest shops requirements saves multiplayer achievements speed`.split(/\s+/)

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** "one" is also a word for a thing: "which one". */
const countWords = new RegExp(String.raw`\b(?:${numberWords.slice(2).join('|')})\b`, 'g')

/** "how get power", "how fill tank": questions typed on a phone leave out "to". */
const shortHow =
  /\bhow (?=(?:get|make|fill|clean|wash|open|use|buy|sell|craft|build|fix|repair|find|unlock|save|fish|grow|plant|sort|cut|smelt|melt|forge|drop|refuel|connect|automate|dig|pour|move|lock|drive|turn|paint|sleep|start|catch|install|reset|place|increase|raise) )/

/** "How much do two Ram-Drills cost??" -> "how much do 2 ram drills cost" */
export function normalizeQuestion(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/(\d)[,](\d{3})(?!\d)/g, '$1$2')
    .replace(/[^\p{L}\p{N}'.+×*&]+/gu, ' ')
    .replace(/\.(?!\d|x\b)/g, ' ')
    .replace(/\bwat(s?)\b/g, 'what$1')
    .replace(/\bteh\b/g, 'the')
    .replace(/\b(?:pls|plz|plss|thx|thanks|guys|hey|hello)\b/g, ' ')
    .replace(/\bu\b/g, 'you')
    .replace(/\br\b(?= (?:the|there|my|these)\b)/g, 'are')
    .replace(/\bsteam deck\b/g, 'steamdeck')
    .replace(shortHow, 'how to ')
    .replace(/\b(version |v)([1-3])(?![\d.])/g, '$1$2.x')
    .replace(countWords, (word) => String(numberWords.indexOf(word)))
    .replace(/\bhalf a dozen\b/g, '6')
    .replace(/\b(?:(\d{1,3}|a) )?dozen\b/g, (_all, count: string) => String(12 * (Number(count) || 1)))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes words matched by a topic and fillers: what is left names a thing. "how much does a ram drill cost" -> "ram drill" */
export function stripWords(question: string, ignored: RegExp): string {
  return question
    .replace(ignored, ' ')
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .join(' ')
}

/** Words shorter than this are not corrected. */
const minCorrected = 3
/** Shorter words are corrected only if a letter is missing, doubled or in another place: "park" is no misspelled "part". */
const minGuessed = 5
/** Minimum similarity for a correction. */
const minAlike = 0.55

/** "shovle price" -> "shovel price": replaces words that are not in the vocabulary by the most similar one with the same first letter. */
export function correctSpelling(
  question: string,
  { vocabulary, otherWords }: { vocabulary: ReadonlySet<string>; otherWords: ReadonlySet<string> },
) {
  return question
    .split(' ')
    .map((word) => {
      const isRight = word.length < minCorrected || [vocabulary, otherWords, fillers].some((words) => words.has(word))
      return isRight ? word : (findSimilar(word, vocabulary) ?? word)
    })
    .join(' ')
}

/** Added to the similarity of a word that lacks one letter. */
const letterBonus = 0.2

/** ("shak", "shark") -> true */
function lacksOneLetter(word: string, candidate: string): boolean {
  const differing = [...candidate].findIndex((letter, index) => word[index] !== letter)
  return candidate.length === word.length + 1 && word.slice(differing) === candidate.slice(differing + 1)
}

function findSimilar(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const similarityTo = createSimilarity(word)
  // "refund" is no misspelled "refuel".
  const isNear = createNearness(word)
  const letters = [...word].toSorted().join('')
  let best = { candidate: '', score: minAlike }
  for (const candidate of vocabulary) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > 2) continue
    // "iorn" and "iron" share no pair of letters.
    if (candidate.length === word.length && [...candidate].toSorted().join('') === letters) return candidate
    // "shak" lacks one letter of "shark".
    const isLacking = lacksOneLetter(word, candidate)
    if (word.length < minGuessed && !isLacking && !lacksOneLetter(candidate, word)) continue
    if (!isNear(candidate)) continue
    const score = similarityTo(candidate) + (isLacking ? letterBonus : 0)
    if (score > best.score) best = { candidate, score }
  }
  return best.candidate || undefined
}
