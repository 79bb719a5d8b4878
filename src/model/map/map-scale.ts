import { toPixels } from './map-projection.ts'

/** Maximum length of the scale bar, in CSS pixels. */
const maxWidth = 140
const rounds = [1, 2, 5, 10, 20, 50, 100, 200, 500]
/** The zoom at which a pixel of the world is a pixel of the screen. */
const fullZoom = 3

/** The scale bar at a zoom: its length in metres and in CSS pixels. */
export function scaleAt(zoom: number): { metres: number; width: number } {
  const widthOf = (metres: number) => toPixels(metres) / 2 ** (fullZoom - zoom)
  const metres = rounds.findLast((round) => widthOf(round) <= maxWidth) ?? 1
  return { metres, width: Math.round(widthOf(metres)) }
}
