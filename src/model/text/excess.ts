/** Maximum nesting in a text. People use three or four levels; each makes parsing much slower. */
const deepest = 20

/** Matches the start of a quote, list or note: "> > - 1. words" opens four. */
const opening = /\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|\[\^[^\]]*\]:)/y
const boxes = /^\s*:{3,}(\s*\S)?/

/** Above the longest page. Within these limits, the worst text is parsed in 50 ms (test/faults/hostile-texts.test.ts). */
const limits = [
  { what: 'lines', pattern: /\r\n|\r|\n/g, most: 300 },
  // Each of these makes the parser look for its other end.
  { what: 'marks of Markdown', pattern: /[*_~`[\]<>|#&:\\@]/g, most: 1500 },
  { what: 'addresses', pattern: /@|:\/\/|www\./gi, most: 300 },
]

type Excess = { line: number; found: string; expected: string }

/** Finds what would make a text slow to parse; undefined if nothing does. */
export function findExcess(markdown: string): Excess | undefined {
  const tooDeep = findTooDeep(markdown.split(/\r\n|\r|\n/))
  if (tooDeep >= 0) {
    const found = `quotes, lists, notes, boxes or brackets more than ${deepest} deep within each other`
    return { line: tooDeep + 1, found, expected: `at most ${deepest}` }
  }
  for (const { what, pattern, most } of limits) {
    const count = markdown.match(pattern)?.length ?? 0
    if (count > most) return { line: 1, found: `${count} ${what} in one text`, expected: `at most ${most}` }
  }
  return undefined
}

/** Index of the first line with too deep nesting of quotes, lists, notes, boxes or brackets, or -1. */
function findTooDeep(lines: string[]): number {
  let boxDepth = 0
  return lines.findIndex((line) => {
    const box = boxes.exec(line)
    if (box) boxDepth += box[1] === undefined ? -Math.sign(boxDepth) : 1
    return boxDepth > deepest || countOpenings(line) > deepest || deepestBracket(line) > deepest
  })
}

function countOpenings(line: string): number {
  let count = 0
  opening.lastIndex = 0
  while (opening.test(line)) count += 1
  return count
}

function deepestBracket(line: string): number {
  let depth = 0
  let most = 0
  for (const letter of line) {
    if (letter === '[') most = Math.max(most, ++depth)
    else if (letter === ']' && depth > 0) depth -= 1
  }
  return most
}
