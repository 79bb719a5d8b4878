import type { ItemGroup } from '#model/items/item.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { gameLimits, type GameSlot, type Standing } from './my-game.ts'

/** Groups of items that players place in the world. */
export const standingGroups: readonly ItemGroup[] = ['tool', 'pipe', 'conveyor', 'machine', 'power', 'logic', 'furniture', 'wall', 'cart']

export function canStand(group: ItemGroup): boolean {
  return standingGroups.includes(group)
}

/** How many of a thing stand at a place. */
export function countAt({ standing }: GameSlot, place: string, thing: string): number {
  return standing.find((entry) => entry.place === place && entry.thing === thing)?.count ?? 0
}

/** Sets how many of a thing stand at a place; 0 removes the entry. */
export function putAt(slot: GameSlot, { place, thing, count }: Standing): GameSlot {
  const isSamePair = (entry: Standing) => entry.place === place && entry.thing === thing
  if (count <= 0) return { ...slot, standing: slot.standing.filter((entry) => !isSamePair(entry)) }
  const changed = { place, thing, count: Math.min(count, gameLimits.count) }
  if (slot.standing.some(isSamePair)) return { ...slot, standing: slot.standing.map((entry) => (isSamePair(entry) ? changed : entry)) }
  return { ...slot, standing: [...slot.standing, changed].slice(0, gameLimits.standing) }
}

/** Adds `count` of a thing at a place, or at a new place of the reader with the name `newName`. */
export function addAt(slot: GameSlot, { place, thing, count }: Standing, newName = ''): GameSlot {
  const there = newName === '' ? slot : addPlace(slot, newName)
  const key = newName === '' ? place : there.places.find(({ name }) => name === toPlaceName(newName))?.key
  return key === undefined ? slot : putAt(there, { place: key, thing, count: countAt(there, key, thing) + count })
}

/** How many of a thing stand in the whole game. */
export function countStanding({ standing }: GameSlot, thing: string): number {
  return standing.reduce((sum, entry) => sum + (entry.thing === thing ? entry.count : 0), 0)
}

/** Name of a place: the reader's, or one of `names`, or its key in words. */
export function nameOfPlace({ places }: GameSlot, place: string, names: Record<string, string> = {}): string {
  return places.find(({ key }) => key === place)?.name ?? names[place] ?? writeOut(place)
}

/** "2 stand at Ember Cradle, 1 at Bridgepour"; empty when there is none. */
export function describeStanding({ standing }: GameSlot, thing: string, placeName: (place: string) => string): string {
  return standing
    .filter((entry) => entry.thing === thing)
    .map(({ place, count }, at) => `${count}${at > 0 ? '' : count === 1 ? ' stands' : ' stand'} at ${placeName(place)}`)
    .join(', ')
}

/** How many things stand at a place. */
export function countHere({ standing }: GameSlot, place: string): number {
  return standing.reduce((sum, entry) => sum + (entry.place === place ? entry.count : 0), 0)
}

/** Adds a place of the reader; no change for an empty or existing name, or at the limit. */
function addPlace(slot: GameSlot, text: string): GameSlot {
  const name = toPlaceName(text)
  if (name === '' || slot.places.length >= gameLimits.places || slot.places.some((place) => place.name === name)) return slot
  const keys = new Set(slot.places.map(({ key }) => key))
  const number = Array.from({ length: gameLimits.places }, (_, index) => index + 1).find((free) => !keys.has(ownKey(free))) ?? 1
  return { ...slot, places: [...slot.places, { key: ownKey(number), name }] }
}

const toPlaceName = (text: string) => text.trim().slice(0, gameLimits.name)

/** No place of the wiki has such a name. */
const ownKey = (number: number) => `own-${number}`

/** Removes a place of the reader, with the things that stand there and its note. */
export function removePlace(slot: GameSlot, key: string): GameSlot {
  return {
    ...slot,
    places: slot.places.filter((place) => place.key !== key),
    standing: slot.standing.filter(({ place }) => place !== key),
    notes: Object.fromEntries(Object.entries(slot.notes).filter(([place]) => place !== key)),
  }
}
