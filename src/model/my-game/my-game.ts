import { isOneOf } from '#model/text/one-of.ts'
import { keyed } from '#model/wiki/keyed.ts'
import type { z } from 'zod'
import type { GameSlot as SlotShape, MyGames as GamesShape } from './game-file.ts'

/** Kinds of things that players collect: groups of items, and parcels and vehicles. */
export const collectedKinds = ['blueprint', 'relic', 'seed-bag', 'parcel', 'vehicle', 'fish'] as const
export type CollectedKind = (typeof collectedKinds)[number]

// Their zod schemas are in `game-file.ts`, which browsers load when a reader opens a file.
export type GameSlot = z.infer<typeof SlotShape>
export type MyGames = z.infer<typeof GamesShape>
export type Standing = GameSlot['standing'][number]
export type OwnPlace = GameSlot['places'][number]

/** Higher than in any real game. */
export const gameLimits = { slots: 10, things: 500, coins: 1e9, name: 40, note: 1000, standing: 500, count: 999, places: 30 } as const

/** Identify the format of stored games. */
export const gameFormat = 'bridgepour-my-game'
export const gameVersion = 2
/** Version 1 has no `standing` and no `places`. */
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

/** Parses what the browser stored, with defaults for missing or invalid values; undefined for another format or a later version. */
export function readStoredGames(text: string): MyGames | undefined {
  try {
    const stored = JSON.parse(text) as Partial<MyGames> | null
    if (stored?.format !== gameFormat || !readVersions.includes(stored.version) || !Array.isArray(stored.slots)) return undefined
    const chosen = Math.trunc(Number(stored.chosen)) || 0
    return { ...noGames, chosen: Math.min(gameLimits.slots - 1, Math.max(0, chosen)), slots: stored.slots.map(parseSlot) }
  } catch {
    return undefined
  }
}

type Unchecked<Shape> = { [Name in keyof Shape]?: unknown } | null | undefined

function parseSlot(slot: Unchecked<GameSlot>): GameSlot {
  const have = (slot?.have ?? {}) as Unchecked<GameSlot['have']>
  return {
    name: isText(slot?.name) ? slot.name : '',
    coins: typeof slot?.coins === 'number' ? slot.coins : null,
    have: keyed(collectedKinds, (kind) => filterList(have?.[kind], isText)),
    notes: Object.fromEntries(Object.entries(slot?.notes ?? {}).filter((entry): entry is [string, string] => isText(entry[1]))),
    standing: filterList(slot?.standing, isStanding),
    places: filterList(slot?.places, isPlace),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isStanding = (value: unknown): value is Standing => {
  const { place, thing, count } = (value ?? {}) as Unchecked<Standing> & object
  return isText(place) && isText(thing) && Number.isInteger(count) && Number(count) > 0
}
const isPlace = (value: unknown): value is OwnPlace => {
  const { key, name } = (value ?? {}) as Unchecked<OwnPlace> & object
  return isText(key) && isText(name)
}
/** The valid entries of a list; empty for anything else. */
const filterList = <Entry>(value: unknown, isValid: (entry: unknown) => entry is Entry): Entry[] =>
  Array.isArray(value) ? value.filter(isValid) : []

/** The selected slot, or an empty slot. */
export function chosenSlot({ slots, chosen }: MyGames): GameSlot {
  return slots[chosen] ?? emptySlot
}

/** Changes the selected slot. */
export function withSlot(games: MyGames, change: (slot: GameSlot) => GameSlot): MyGames {
  const length = Math.max(games.slots.length, games.chosen + 1)
  const slots = Array.from({ length }, (_, index) => games.slots[index] ?? emptySlot)
  return { ...games, slots: slots.with(games.chosen, change(slots[games.chosen] ?? emptySlot)) }
}

export function has(slot: GameSlot, kind: CollectedKind, thing: string): boolean {
  return slot.have[kind].includes(thing)
}

/** How many of these things are ticked. */
export function countHad(slot: GameSlot, kind: CollectedKind, things: readonly { safe_name: string }[]): number {
  return things.filter(({ safe_name }) => has(slot, kind, safe_name)).length
}

/** True when the item is ticked in any kind: no item has the name of a parcel or a vehicle. */
export function hasAny({ have }: GameSlot, item: string): boolean {
  return collectedKinds.some((kind) => have[kind].includes(item))
}

/** Toggles the tick of a thing. */
export function tick(slot: GameSlot, kind: CollectedKind, thing: string): GameSlot {
  const things = slot.have[kind]
  return { ...slot, have: { ...slot.have, [kind]: things.includes(thing) ? things.filter((name) => name !== thing) : [...things, thing] } }
}

export function isCollectedKind(text: string): text is CollectedKind {
  return isOneOf(collectedKinds, text)
}

/** True when a slot has no data of the reader. */
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
