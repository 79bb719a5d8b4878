import { measureText, type Face } from './text-shaping.ts'

type Room = { face: Face; width: number; lines: number }

/** `sizes`: font sizes to try, largest first. */
type Fit = Room & { sizes: readonly number[] }

/** Wraps a text in the largest size that fits; in the last size it is truncated. */
export function fitText(text: string, { sizes, ...room }: Fit): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = breakLines(text, { ...room, size })
    if (lines.length <= room.lines && lines.every((line) => measureText(line, { face: room.face, size }) <= room.width))
      return { size, lines: balance(lines, { ...room, size }) }
  }
  const size = sizes.at(-1) ?? 16
  return { size, lines: cutLines(text, { ...room, size }) }
}

/** Wraps a text in one size and truncates it with an ellipsis. */
export function cutLines(text: string, room: Room & { size: number }): string[] {
  const all = breakLines(text, room)
  if (all.length <= room.lines && all.every((line) => measureText(line, room) <= room.width)) return balance(all, room)
  const lines = all.slice(0, room.lines)
  return lines.map((line, index) => shorten(line, index === room.lines - 1 && all.length > room.lines, room))
}

/** Truncates a line that is too long or that has `more` text behind it. */
function shorten(line: string, more: boolean, { face, size, width }: Room & { size: number }): string {
  const fits = (text: string) => measureText(text, { face, size }) <= width
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
    if (line && measureText(longer, { face, size }) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** Evens out the widths of the lines without adding one (`text-wrap: balance`). */
function balance(lines: string[], room: Room & { size: number }): string[] {
  let best = lines
  for (let width = room.width - 20; width > room.width / 2; width -= 20) {
    const narrower = breakLines(lines.join(' '), { ...room, width })
    if (narrower.length > lines.length || narrower.some((line) => measureText(line, room) > width)) break
    best = narrower
  }
  return best
}
