import { isOneOf } from '#model/text/one-of.ts'
import { keyed } from '#model/wiki/keyed.ts'
import type { z } from 'zod'
import type { GameSlot as SlotShape, MyGames as GamesShape } from './game-file.ts'

/** What is collected, by kind: groups of items, and what is bought once. */
export const collectedKinds = ['blueprint', 'relic', 'seed-bag', 'parcel', 'vehicle', 'fish'] as const
export type CollectedKind = (typeof collectedKinds)[number]

/** Their shapes stand in `game-file.ts`, which brings zod: browsers load it when somebody opens a file. */
export type GameSlot = z.infer<typeof SlotShape>
export type MyGames = z.infer<typeof GamesShape>
export type Standing = GameSlot['standing'][number]
export type OwnPlace = GameSlot['places'][number]

/** More than any game has. */
export const gameLimits = { slots: 10, things: 500, coins: 1e9, name: 40, note: 1000, standing: 500, count: 999, places: 30 } as const

/** What says that a text holds games, and in which form. */
export const gameFormat = 'bridgepour-my-game'
export const gameVersion = 2
/** The forms that are read: before the second, what stands where was a note and nothing more. */
const readVersions: readonly unknown[] = [1, gameVersion]

export const emptySlot: GameSlot = {
  name: '',
  coins: null,
  have: { blueprint: [], relic: [], 'seed-bag': [], parcel: [], vehicle: [], fish: [] },
  notes: {},
  standing: [],
  places: [],
}
export const noGames: MyGames = { format: gameFormat, version: gameVersion, chosen: 0, slots: [] }

export function writeGames(games: MyGames): string {
  return JSON.stringify(games, null, 1)
}

/** What this page has kept, with something empty for what is missing or spoilt; undefined for a text of anything else. */
export function readStoredGames(text: string): MyGames | undefined {
  try {
    const found = JSON.parse(text) as Partial<MyGames> | null
    if (found?.format !== gameFormat || !readVersions.includes(found.version) || !Array.isArray(found.slots)) return undefined
    const chosen = Math.trunc(Number(found.chosen)) || 0
    return { ...noGames, chosen: Math.min(gameLimits.slots - 1, Math.max(0, chosen)), slots: found.slots.map(toSlot) }
  } catch {
    return undefined
  }
}

type Found<Shape> = { [Name in keyof Shape]?: unknown } | null | undefined

function toSlot(found: Found<GameSlot>): GameSlot {
  const have = (found?.have ?? {}) as Found<GameSlot['have']>
  const things = (kind: CollectedKind) => listOf(have?.[kind], isText)
  return {
    name: isText(found?.name) ? found.name : '',
    coins: typeof found?.coins === 'number' ? found.coins : null,
    have: keyed(collectedKinds, things),
    notes: Object.fromEntries(Object.entries(found?.notes ?? {}).filter((entry): entry is [string, string] => isText(entry[1]))),
    standing: listOf(found?.standing, isStanding),
    places: listOf(found?.places, isPlace),
  }
}

const isText = (found: unknown): found is string => typeof found === 'string'
const isStanding = (found: unknown): found is Standing => {
  const { place, thing, count } = (found ?? {}) as Found<Standing> & object
  return isText(place) && isText(thing) && Number.isInteger(count) && Number(count) > 0
}
const isPlace = (found: unknown): found is OwnPlace => {
  const { key, name } = (found ?? {}) as Found<OwnPlace> & object
  return isText(key) && isText(name)
}
const listOf = <One>(found: unknown, is: (one: unknown) => one is One): One[] => (Array.isArray(found) ? found.filter(is) : [])

/** The slot that is looked at; an empty one while nothing is in it. */
export function chosenSlot({ slots, chosen }: MyGames): GameSlot {
  return slots[chosen] ?? emptySlot
}

/** The games with another content of the chosen slot. */
export function withSlot(games: MyGames, change: (slot: GameSlot) => GameSlot): MyGames {
  const length = Math.max(games.slots.length, games.chosen + 1)
  const slots = Array.from({ length }, (_, place) => games.slots[place] ?? emptySlot)
  return { ...games, slots: slots.with(games.chosen, change(slots[games.chosen] ?? emptySlot)) }
}

export function has(slot: GameSlot, kind: CollectedKind, thing: string): boolean {
  return slot.have[kind].includes(thing)
}

/** How many of these are ticked; where only some of all are known here, how many of all. */
export function countHad(slot: GameSlot, kind: CollectedKind, things: readonly { safe_name: string }[]): number {
  return things.filter(({ safe_name }) => has(slot, kind, safe_name)).length
}

/** Whether it is ticked, of whichever kind it is: no item is called as a parcel or a vehicle. */
export function hasAny({ have }: GameSlot, item: string): boolean {
  return collectedKinds.some((kind) => have[kind].includes(item))
}

/** Ticks a thing, or takes the tick away. */
export function tick(slot: GameSlot, kind: CollectedKind, thing: string): GameSlot {
  const things = slot.have[kind]
  return { ...slot, have: { ...slot.have, [kind]: things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing] } }
}

export function isCollectedKind(text: string): text is CollectedKind {
  return isOneOf(collectedKinds, text)
}

/** True of a slot in which nobody has written anything. */
export function isEmptySlot({ name, coins, have, notes, standing, places }: GameSlot): boolean {
  return (
    name === '' &&
    coins === null &&
    standing.length === 0 &&
    places.length === 0 &&
    Object.values(notes).every((note) => note === '') &&
    collectedKinds.every((kind) => have[kind].length === 0)
  )
}
