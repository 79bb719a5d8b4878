import { wordForGuess } from '#model/wiki/certainty.ts'
import type { Preview, PreviewFact, PreviewHue } from '#web/previews/preview.ts'
import { colours } from './colours.ts'
import { drawText, measureText, roundCoordinate, toDrawable } from './text-shaping.ts'
import { cutLines, fitText } from './wrap-text.ts'

type Box = { x: number; y: number; width: number; height: number }

const hues: Record<PreviewHue, string> = {
  gold: colours.gold,
  teal: colours.teal,
  ember: colours.ember,
  leaf: colours.leaf,
  blue: colours.blue,
  plain: colours.ink2,
}

/** Line heights as a multiple of the font size. */
const [castLine, textLine] = [1.0, 1.36]
const [eyebrowSize, textSize, labelSize, valueSize, coinsSize] = [27, 31, 22, 31, 58]
const [belowEyebrow, belowTitle] = [24, 18]
const [aboveFacts, factsHeight] = [22, 100]
const titleSizes = [108, 98, 88, 78, 68, 60, 52, 44]

/** Draws the text column: kind of page, title, sentence, up to three facts. */
export function drawColumn({ eyebrow, hue, title, text, facts }: Preview, box: Box): string {
  const shownFacts = facts.slice(0, 3)
  const room = box.height - (shownFacts.length > 0 ? factsHeight + aboveFacts : 0)
  const { heading, sentence, height } = fitWords(toDrawable(title) || toDrawable(eyebrow), toDrawable(text), { ...box, height: room })
  // Without facts at the bottom, the text is centered.
  const top = box.y + Math.max(0, (room - height) / (shownFacts.length > 0 ? 3 : 2))

  const parts: string[] = []
  let y = top + eyebrowSize * 0.8
  const [kind = ''] = cutLines(toDrawable(eyebrow), { face: 'strong', size: eyebrowSize, width: box.width, lines: 1 })
  parts.push(drawText(kind, { x: box.x, y, face: 'strong', size: eyebrowSize, colour: hues[hue] }))
  y += belowEyebrow
  for (const line of heading.lines) {
    y += heading.size * castLine
    // Baseline: capitals are lower than the font size.
    parts.push(
      drawText(line, { x: box.x - heading.size * 0.03, y: y - heading.size * 0.26, face: 'cast', size: heading.size, colour: colours.ink }),
    )
  }
  y += belowTitle
  for (const line of sentence) {
    y += textSize * textLine
    parts.push(drawText(line, { x: box.x, y: y - textSize * 0.36, face: 'text', size: textSize, colour: colours.ink2 }))
  }
  return parts.join('') + drawFacts(shownFacts, { ...box, y: box.y + box.height - factsHeight, height: factsHeight })
}

/** Finds the largest title that leaves room for the whole sentence, or else for three lines of it. */
function fitWords(title: string, text: string, { width, height }: Box) {
  const sizes = titleSizes.filter((size) => fitTitle(title, size, width))
  const tries = (sizes.length > 0 ? sizes : titleSizes.slice(-1)).map((size) => {
    const heading = fitTitle(title, size, width) ?? fitText(title, { face: 'cast', width, lines: 3, sizes: [size] })
    const above = eyebrowSize * 0.8 + belowEyebrow + heading.lines.length * size * castLine
    const lines = Math.max(0, Math.min(3, Math.floor((height - above - belowTitle) / (textSize * textLine))))
    const sentence = cutLines(text, { face: 'text', size: textSize, width, lines })
    const isWhole = sentence.join(' ') === text
    return { heading, sentence, isWhole, height: above + (sentence.length > 0 ? belowTitle + sentence.length * textSize * textLine : 0) }
  })
  const [largest] = tries
  const best = tries.find(({ isWhole }) => isWhole) ?? tries.find(({ sentence }) => sentence.length === 3) ?? largest
  if (!best) throw new Error('There are no sizes of titles.')
  return best
}

/** Fits the whole title into two lines of a large size or three of a smaller one; undefined where it does not fit. */
function fitTitle(title: string, size: number, width: number) {
  const fitted = fitText(title, { face: 'cast', width, lines: size > 70 ? 2 : 3, sizes: [size] })
  return fitted.lines.join(' ') === title ? fitted : undefined
}

/** Draws facts side by side at their own width; the last one takes the rest. */
function drawFacts(facts: readonly PreviewFact[], { x: start, y, width, height }: Box): string {
  const parts: string[] = []
  let x = start
  for (const [index, fact] of facts.entries()) {
    const left = start + width - x
    if (left < 140) break
    const isLast = index === facts.length - 1
    const drawn = drawFact(fact, { x, y, width: isLast ? left : Math.max(220, left - 240 * (facts.length - 1 - index)), height })
    if (index > 0) parts.push(`<path d="M${roundCoordinate(x - 26)} ${y + 8}v${height - 10}" stroke="${colours.line2}" stroke-width="2"/>`)
    parts.push(drawn.svg)
    x += drawn.width + 52
  }
  return parts.join('')
}

function drawFact({ label, value, coins = false, mark = null }: PreviewFact, { x, y, width, height }: Box) {
  const [name = ''] = cutLines(toDrawable(mark === 'guess' ? `${label}, ${wordForGuess(mark)}` : label), {
    face: 'text',
    size: labelSize,
    width,
    lines: 1,
  })
  const nameWidth = measureText(name, { face: 'text', size: labelSize })
  const labelled = drawText(name, { x, y: y + 22, face: 'text', size: labelSize, colour: colours.ink3 })
  const base = y + height - 16
  if (coins) {
    const amount = mark ? `~${value}` : value
    const amountWidth = measureText(amount, { face: 'cast', size: coinsSize })
    const number = drawText(amount, { x: x + 56, y: base, face: 'cast', size: coinsSize, colour: colours.ink })
    const unit = drawText('c', { x: x + 56 + amountWidth + 8, y: base, face: 'cast', size: 40, colour: colours.ink3 })
    return { svg: labelled + drawCoin(x, base - 41) + number + unit, width: Math.max(nameWidth, 56 + amountWidth + 34) }
  }
  const { lines, size } = fitText(toDrawable(value), { face: 'strong', width, lines: 2, sizes: [valueSize] })
  const smaller = lines.length > 1 ? fitText(toDrawable(value), { face: 'strong', width, lines: 2, sizes: [27] }) : { lines, size }
  const svg = smaller.lines.map((line, index) => {
    const down = smaller.lines.length > 1 ? y + 54 + index * 35 : base - 6
    return drawText(line, { x, y: down, face: 'strong', size: smaller.size, colour: colours.ink })
  })
  const widths = smaller.lines.map((line) => measureText(line, { face: 'strong', size: smaller.size }))
  return { svg: labelled + svg.join(''), width: Math.max(nameWidth, ...widths) }
}

/** The coin of the site's prices, 44 pixels wide. */
function drawCoin(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(2.2)"><circle cx="10" cy="10" r="9.2" fill="#ffc23c" stroke="#a9600c" stroke-width="1.4"/>
    <circle cx="10" cy="10" r="6.6" fill="none" stroke="#c97d14" stroke-width="1.2"/>
    <path d="M10 4.6c1.9 2.7 3 4.3 3 5.9a3 3 0 0 1-6 0c0-1.6 1.1-3.2 3-5.9Z" fill="#9a520a"/>
    <path d="M3.6 7.2A7 7 0 0 1 9 2.9" fill="none" stroke="#fff3c4" stroke-width="1.5" stroke-linecap="round"/></g>`
}
