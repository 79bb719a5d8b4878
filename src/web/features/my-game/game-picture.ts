import { chosenSlot, countHad, type MyGames } from '#model/my-game/my-game.ts'
import { countHere } from '#model/my-game/standing.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import type { GamePlace, GameThings } from './game-things.ts'
import { kindTitles } from './kind-titles.ts'

/** Size of the picture in px, as chats preview it. */
const [width, height] = [1200, 630]
const left = 64
const firstRow = 222
const barLeft = 400
const rowHeight = 55
const palette = { ground: '#1d1511', card: '#33241b', ink: '#f6ecdc', soft: '#cdbba4', gold: '#ffc23c', teal: '#3cc9bf' } as const

/** Draws the chosen game as a picture, and shares or saves it. Returns a message for the reader. */
export async function sharePicture(games: MyGames, things: GameThings, places: readonly GamePlace[]): Promise<string> {
  await document.fonts.ready
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) return 'This browser draws no pictures.'
  draw(pen, games, things, places)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  const file = new File([blob], 'my-hydroneer-game.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return ''
    } catch (error) {
      // The reader closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return ''
    }
  }
  saveBlob(file.name, blob)
  return 'Saved as a picture.'
}

function draw(pen: OffscreenCanvasRenderingContext2D, games: MyGames, things: GameThings, places: readonly GamePlace[]) {
  const slot = chosenSlot(games)
  const [cast, text] = ['--font-cast', '--font-text'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))
  const write = (words: string, x: number, y: number, font: string, colour: string, maxTextWidth = width - 2 * left) => {
    Object.assign(pen, { font, fillStyle: colour })
    pen.fillText(words, x, y, maxTextWidth)
  }
  Object.assign(pen, { fillStyle: palette.ground })
  pen.fillRect(0, 0, width, height)
  Object.assign(pen, { fillStyle: palette.teal })
  pen.fillRect(0, 0, width, 10)
  write(slot.name || `Game ${games.chosen + 1}`, left, 110, `800 62px ${cast}`, palette.ink, 760)
  write('My progress in Hydroneer', left, 156, `500 28px ${text}`, palette.soft)
  if (slot.coins !== null) {
    Object.assign(pen, { textAlign: 'right' })
    write(`${formatNumber(slot.coins)} coins`, width - left, 110, `800 46px ${cast}`, palette.gold, 320)
    Object.assign(pen, { textAlign: 'left' })
  }
  for (const [index, { kind, title }] of kindTitles.entries()) {
    const all = things[kind]
    const had = countHad(slot, kind, all)
    const y = firstRow + index * rowHeight
    write(title, left, y, `600 28px ${text}`, palette.ink, 320)
    bar(pen, y, all.length === 0 ? 0 : had / all.length)
    Object.assign(pen, { textAlign: 'right' })
    write(`${had} of ${all.length}`, width - left, y, `800 30px ${cast}`, had === all.length ? palette.gold : palette.ink, 160)
    Object.assign(pen, { textAlign: 'left' })
  }
  const standing = [...places, ...slot.places]
    .map(({ key, name }) => ({ name, count: countHere(slot, key) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  if (standing.length > 0) {
    const y = firstRow + kindTitles.length * rowHeight
    write('My builds', left, y, `600 28px ${text}`, palette.ink, 320)
    write(
      standing.map(({ name, count }) => `${name} ${formatNumber(count)}`).join(' · '),
      barLeft,
      y,
      `600 26px ${text}`,
      palette.soft,
      width - left - barLeft,
    )
  }
  write(`Drawn on ${location.host}`, left, height - 24, `500 22px ${text}`, palette.soft)
}

function bar(pen: OffscreenCanvasRenderingContext2D, y: number, share: number) {
  const whole = 560
  for (const [colour, wide] of [
    [palette.card, whole],
    [share === 1 ? palette.gold : palette.teal, whole * share],
  ] as const) {
    Object.assign(pen, { fillStyle: colour })
    pen.beginPath()
    pen.roundRect(barLeft, y - 24, wide, 28, 8)
    pen.fill()
  }
}
