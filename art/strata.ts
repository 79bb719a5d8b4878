import { seededChance } from './seeded-chance.ts'
import type { ThemeColours } from './theme-colours.ts'

/** The wavy top of a layer of ground, from the left edge to `width`. */
export function layerEdge(width: number, y: number, swing: number, seed: number): string {
  const chance = seededChance(seed)
  const pieces = 14
  const step = width / pieces
  const bends = Array.from({ length: pieces }, () => {
    const [first, second] = [(chance() - 0.5) * swing * 2, (chance() - 0.5) * swing * 2]
    return `c${(step * 0.35).toFixed(1)} ${first.toFixed(1)} ${(step * 0.65).toFixed(1)} ${second.toFixed(1)} ${step.toFixed(2)} 0`
  })
  return `M0 ${y}${bends.join('')}`
}

type Layer = { width: number; height: number; y: number; swing: number; seed: number; colour: string }

/** A layer of ground: wavy above, filled down to the bottom of the picture. */
export function drawLayer({ width, height, y, swing, seed, colour }: Layer): string {
  return `<path d="${layerEdge(width, y, swing, seed)}V${height}H0Z" fill="${colour}"/>`
}

/** The lower edge of the hero, in the colour of the page below it. */
export function drawHeroEdge({ page }: ThemeColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 20" preserveAspectRatio="none">
    ${drawLayer({ width: 1600, height: 20, y: 10, swing: 8, seed: 31, colour: page })}
  </svg>`
}
