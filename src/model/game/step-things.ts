import { isOneOf } from '#model/text/one-of.ts'
import { writeOut } from '#model/text/sentence-case.ts'

/** Things in pictures of steps that are not items; drawn in `art/glyph-scene.ts`. */
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
  'hydro-excavator',
  'barge',
  'sale-sign',
  'pedestal',
] as const
export type StepThing = (typeof stepThings)[number]

export function isStepThing(name: string): name is StepThing {
  return isOneOf(stepThings, name)
}

/** "sale-sign" -> "Sale sign" */
export function nameStepThing(thing: StepThing): string {
  return writeOut(thing)
}

/** Actions in pictures of steps. Add new ones here. */
export const stepDeeds = /* @__PURE__ */ (
  'add, aim, ask, attach, beside, branch, break, build, burn, buy, carry, cast, catch, charge, check, clean, click, climb, close, collect, ' +
  'connect, cook, count, craft, crush, cut, detach, dig, digs, dip, drag, drain, drill, drive, drop, eat, empty, feed, fill, fish, fit, ' +
  'fix, fold, forge, get in, get out, give, grind, hammer, hand over, hang, harvest, haul, heap, heat, hit, hold, join, keep, lay, lead, ' +
  'lead on, lift, light, link, lists, load, lock, look, lower, make, measure, melt, melts, merge, mine, mix, mount, move, open, pack, ' +
  'paint, pan, park, pay, pick, pick up, place, plant, plug in, point, poke, polish, pour, press, pull, pump, push, put, put down, put in, ' +
  'put on, raise, reach, read, refine, remove, rent, repair, rest, ride, roll, rotate, scoop, scrap, scrub, select, sell, send, set, ' +
  'sharpen, shut, sift, sit, smelt, sort, sow, split, stack, start, stop, store, strike, swing, take, take off, take out, throw, throw in, ' +
  'tie, tip, tow, trade, turn, turn off, turn on, unload, unlock, wait, walk, wash, water, wear, weigh, wire'
).split(', ')

export function isStepDeed(word: string): boolean {
  return stepDeeds.includes(word)
}
