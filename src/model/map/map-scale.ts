import { toPixels } from './map-projection.ts'

/** A scale bar is as long as it can be below this, in CSS pixels. */
const longest = 140
const rounds = [1, 2, 5, 10, 20, 50, 100, 200, 500]
/** The zoom at which a pixel of the world is a pixel of the screen. */
const fullZoom = 3

/** The scale bar of the map at a zoom: so many metres, drawn so many CSS pixels long. */
export function scaleAt(zoom: number): { metres: number; width: number } {
  const widthOf = (metres: number) => toPixels(metres) / 2 ** (fullZoom - zoom)
  const metres = rounds.findLast((round) => widthOf(round) <= longest) ?? 1
  return { metres, width: Math.round(widthOf(metres)) }
}
