import { widthOf, type Face } from './text-shaping.ts'

type Room = { face: Face; width: number; lines: number }

/** The sizes to try, largest first. */
type Fit = Room & { sizes: readonly number[] }

/** The lines of a text in the largest size in which it fits. In the last size, what does not fit is left out. */
export function fitText(text: string, { sizes, ...room }: Fit): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = breakLines(text, { ...room, size })
    if (lines.length <= room.lines && lines.every((line) => widthOf(line, { face: room.face, size }) <= room.width))
      return { size, lines: balance(lines, { ...room, size }) }
  }
  const size = sizes.at(-1) ?? 16
  return { size, lines: cutLines(text, { ...room, size }) }
}

/** The lines of a text in one size; an ellipsis says that there is more. */
export function cutLines(text: string, room: Room & { size: number }): string[] {
  const all = breakLines(text, room)
  if (all.length <= room.lines && all.every((line) => widthOf(line, room) <= room.width)) return balance(all, room)
  const lines = all.slice(0, room.lines)
  return lines.map((line, place) => shorten(line, place === room.lines - 1 && all.length > room.lines, room))
}

/** A line that is too long (one endless word) or that has more behind it. */
function shorten(line: string, more: boolean, { face, size, width }: Room & { size: number }): string {
  const fits = (text: string) => widthOf(text, { face, size }) <= width
  if (!more && fits(line)) return line
  const letters = [...line]
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').replace(/[\s,;:.–-]+$/, '')}…`
}

function breakLines(text: string, { face, size, width }: Room & { size: number }): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, { face, size }) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** The same number of lines, as even as can be: a title with one short word below it looks like a mistake. */
function balance(lines: string[], room: Room & { size: number }): string[] {
  let best = lines
  for (let width = room.width - 20; width > room.width / 2; width -= 20) {
    const narrower = breakLines(lines.join(' '), { ...room, width })
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line, room) > width)) break
    best = narrower
  }
  return best
}
