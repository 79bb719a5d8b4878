import { isOneOf } from '#model/text/one-of.ts'
import { writeOut } from '#model/text/sentence-case.ts'

/** What the pictures of steps show besides items. Each is drawn in `art/glyph-scene.ts`. */
export const stepThings = [
  'hand',
  'ground',
  'river',
  'box',
  'counter',
  'tray',
  'button',
  'stock-board',
  'scrap-press',
  'truck',
  'excavator',
  'barge',
  'sale-sign',
] as const
export type StepThing = (typeof stepThings)[number]

export function isStepThing(name: string): name is StepThing {
  return isOneOf(stepThings, name)
}

/** "sale-sign" -> "Sale sign" */
export function nameStepThing(thing: StepThing): string {
  return writeOut(thing)
}
