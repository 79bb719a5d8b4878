import { z } from 'zod'
import { collectedKinds, emptySlot, gameFormat, gameLimits, gameVersion } from './my-game.ts'

const Key = z.string().regex(/^[a-z0-9-]{1,60}$/)
const Things = z.array(Key).max(gameLimits.things)

/** A saved game of the reader: its progress and notes. */
export const GameSlot = z.strictObject({
  name: z.string().max(gameLimits.name),
  /** Whole coins; null when the field is empty. */
  coins: z.int().min(0).max(gameLimits.coins).nullable(),
  /** Safe names of the ticked things, by kind. */
  have: z.strictObject({ blueprint: Things, relic: Things, 'seed-bag': Things, parcel: Things, vehicle: Things, fish: Things }),
  /** The reader's notes, by the safe name of a place or the key of an own place. */
  notes: z.record(Key, z.string().max(gameLimits.note)),
  /** How many of a thing stand at a place, each pair once. */
  standing: z.array(z.strictObject({ place: Key, thing: Key, count: z.int().min(1).max(gameLimits.count) })).max(gameLimits.standing),
  /** Places the reader added, besides parcels and towns. */
  places: z.array(z.strictObject({ key: Key, name: z.string().min(1).max(gameLimits.name) })).max(gameLimits.places),
})

/** All games of a reader, as the browser stores them and as a file holds them. */
export const MyGames = z.strictObject({
  format: z.literal(gameFormat),
  version: z.literal(gameVersion),
  /** Index of the selected slot. */
  chosen: z
    .int()
    .min(0)
    .max(gameLimits.slots - 1),
  slots: z.array(GameSlot).max(gameLimits.slots),
})

/** Version 1 of the file: without `standing` and `places`. */
const FirstGames = MyGames.extend({
  version: z.literal(1),
  slots: z.array(GameSlot.omit({ standing: true, places: true })).max(gameLimits.slots),
})
const AnyVersion = z.discriminatedUnion('version', [MyGames, FirstGames])

/** Why a file cannot be read: no JSON, another format, a later version of the format, or an invalid value at `where`. */
type GameProblem = { problem: 'no-json' | 'other' | 'newer' } | { problem: 'invalid'; where: string }
export type GamesRead = { games: z.infer<typeof MyGames>; problem?: undefined } | ({ games?: undefined } & GameProblem)

/** Parses a file strictly: it may come from anyone. Files of version 1 are upgraded. */
export function readGameFile(text: string): GamesRead {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return { problem: 'no-json' }
  }
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== gameFormat) return { problem: 'other' }
  if ('version' in file && typeof file.version === 'number' && file.version > gameVersion) return { problem: 'newer' }
  const read = AnyVersion.safeParse(file)
  if (!read.success) return { problem: 'invalid', where: describePath(read.error.issues[0]?.path ?? []) }
  return { games: { ...read.data, version: gameVersion, slots: read.data.slots.map((slot) => dropDuplicates({ ...emptySlot, ...slot })) } }
}

/** Keeps the last of equal entries. */
function dropDuplicates(slot: z.infer<typeof GameSlot>): z.infer<typeof GameSlot> {
  const have = { ...slot.have }
  for (const kind of collectedKinds) have[kind] = [...new Set(have[kind])]
  const standing = [...new Map(slot.standing.map((entry) => [`${entry.place} ${entry.thing}`, entry])).values()]
  return { ...slot, have, standing, places: [...new Map(slot.places.map((place) => [place.key, place])).values()] }
}

/** ["slots", 1, "have", "fish", 3] -> "slot 2, have, fish, 4" */
function describePath(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? String(part + 1) : String(part)))
  return parts.join(', ').replace(/^slots, /, 'slot ')
}
