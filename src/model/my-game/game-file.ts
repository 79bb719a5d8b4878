import { z } from 'zod'
import { collectedKinds, emptySlot, gameFormat, gameLimits, gameVersion } from './my-game.ts'

const Key = z.string().regex(/^[a-z0-9-]{1,60}$/)
const Things = z.array(Key).max(gameLimits.things)

/** One game, as the game's own menu has several. */
export const GameSlot = z.strictObject({
  name: z.string().max(gameLimits.name),
  /** Whole coins; null when nothing is typed. */
  coins: z.int().min(0).max(gameLimits.coins).nullable(),
  /** Safe names of what is ticked, by kind. */
  have: z.strictObject({ blueprint: Things, relic: Things, 'seed-bag': Things, parcel: Things, vehicle: Things, fish: Things }),
  /** What is to be known of a place, by its safe name, or the key of an own one. */
  notes: z.record(Key, z.string().max(gameLimits.note)),
  /** How many of which thing stand at which place, each pair once. */
  standing: z.array(z.strictObject({ place: Key, thing: Key, count: z.int().min(1).max(gameLimits.count) })).max(gameLimits.standing),
  /** Places of the reader's own, where neither a parcel nor a town is. */
  places: z.array(z.strictObject({ key: Key, name: z.string().min(1).max(gameLimits.name) })).max(gameLimits.places),
})

/** All that a browser keeps of it, and what a file holds. */
export const MyGames = z.strictObject({
  format: z.literal(gameFormat),
  version: z.literal(gameVersion),
  /** The place of the slot that is looked at. */
  chosen: z
    .int()
    .min(0)
    .max(gameLimits.slots - 1),
  slots: z.array(GameSlot).max(gameLimits.slots),
})

/** As they were before it was known how many of what stand where. */
const FirstGames = MyGames.extend({
  version: z.literal(1),
  slots: z.array(GameSlot.omit({ standing: true, places: true })).max(gameLimits.slots),
})
const KnownGames = z.discriminatedUnion('version', [MyGames, FirstGames])

/** Why a text is none of this page's: no JSON, something else, of a later version of the site, or spoilt at a place. */
type GameProblem = { problem: 'no-json' | 'other' | 'newer' } | { problem: 'spoilt'; where: string }
export type GamesRead = { games: z.infer<typeof MyGames>; problem?: undefined } | ({ games?: undefined } & GameProblem)

/** Reads a file to the letter: it may come from anybody. */
export function readGameFile(text: string): GamesRead {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { problem: 'no-json' }
  }
  if (typeof found !== 'object' || found === null || !('format' in found) || found.format !== gameFormat) return { problem: 'other' }
  if ('version' in found && typeof found.version === 'number' && found.version > gameVersion) return { problem: 'newer' }
  const read = KnownGames.safeParse(found)
  if (!read.success) return { problem: 'spoilt', where: describePath(read.error.issues[0]?.path ?? []) }
  return { games: { ...read.data, version: gameVersion, slots: read.data.slots.map((slot) => toOnce({ ...emptySlot, ...slot })) } }
}

/** What stands twice in it is there once. */
function toOnce(slot: z.infer<typeof GameSlot>): z.infer<typeof GameSlot> {
  const have = { ...slot.have }
  for (const kind of collectedKinds) have[kind] = [...new Set(have[kind])]
  const standing = [...new Map(slot.standing.map((one) => [`${one.place} ${one.thing}`, one])).values()]
  return { ...slot, have, standing, places: [...new Map(slot.places.map((place) => [place.key, place])).values()] }
}

/** ["slots", 1, "have", "fish", 3] -> "slot 2, have, fish, 4" */
function describePath(path: readonly PropertyKey[]): string {
  const said = path.map((part) => (typeof part === 'number' ? String(part + 1) : String(part)))
  return said.join(', ').replace(/^slots, /, 'slot ')
}
