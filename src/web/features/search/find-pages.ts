import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import { sitePages, type SitePage } from '#web/site-index/site-pages.ts'

/** More would push what is found in the game out of sight. */
const most = 3
/** Less alike than this is another word: "controlls" is still "controls". */
const leastAlike = 0.7
/** Shorter texts begin too many words. */
const fewestLetters = 3

type FoundPages = {
  pages: SitePage[]
  /** True where the first is called exactly so: then it is what is looked for. */
  isNamed: boolean
}

/** The guides, tools and boards that are looked for by these words: each word begins one of theirs, or the whole is nearly one name. */
export function findPages(text: string): FoundPages {
  const wanted = toComparable(text)
  if (wanted.length < fewestLetters) return { pages: [], isNamed: false }
  const words = toWords(text)
  const scored = sitePages
    .map((page) => ({ page, score: scoreOf(page, wanted, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
  return { pages: scored.map(({ page }) => page), isNamed: (scored[0]?.score ?? 0) >= named }
}

const named = 3

function scoreOf({ name, alias }: SitePage, wanted: string, words: string[]): number {
  const names = [name, ...alias.split(', ')]
  const comparable = names.map(toComparable)
  if (comparable[0] === wanted) return named + 1
  if (comparable.includes(wanted)) return named
  const own = toWords(names.join(' '))
  if (words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word))))
    return toWords(name).includes(words[0] ?? '') ? 2 : 1
  const likeness = createSimilarity(wanted)
  return Math.max(...comparable.map(likeness)) >= leastAlike ? 0.5 : 0
}

/** "How to make money" -> "how", "make", "money": two letters begin too many words. */
const toWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
