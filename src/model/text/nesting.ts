/** Parts within parts, in one text. What a person writes has three or four; reading it takes much longer with each. */
export const deepest = 20

/** What opens a quote or a list at the start of a line: "> > - 1. words" opens four. */
const opening = /\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))/y
const boxes = /^\s*:{3,}(\s*\S)?/

/** The first line on which quotes, lists, boxes or brackets stand too deep within each other, if any. */
export function findTooDeep(markdown: string): number | undefined {
  let boxDepth = 0
  const place = markdown.split(/\r\n|\r|\n/).findIndex((line) => {
    const box = boxes.exec(line)
    if (box) boxDepth += box[1] === undefined ? -Math.sign(boxDepth) : 1
    return boxDepth > deepest || countOpenings(line) > deepest || deepestBracket(line) > deepest
  })
  return place < 0 ? undefined : place + 1
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
