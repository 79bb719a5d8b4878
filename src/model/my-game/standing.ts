import type { ItemGroup } from '#model/items/item.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { gameLimits, type GameSlot, type Standing } from './my-game.ts'

/** Groups of items that are put up somewhere and stay there. */
export const standingGroups: readonly ItemGroup[] = ['tool', 'pipe', 'conveyor', 'machine', 'power', 'logic', 'furniture', 'wall', 'cart']

export function canStand(group: ItemGroup): boolean {
  return standingGroups.includes(group)
}

/** How many of a thing stand there. */
export function countAt({ standing }: GameSlot, place: string, thing: string): number {
  return standing.find((one) => one.place === place && one.thing === thing)?.count ?? 0
}

/** The slot with so many of a thing at a place; with none of it there, the line goes. */
export function putAt(slot: GameSlot, { place, thing, count }: Standing): GameSlot {
  const isMeant = (one: Standing) => one.place === place && one.thing === thing
  if (count <= 0) return { ...slot, standing: slot.standing.filter((one) => !isMeant(one)) }
  const put = { place, thing, count: Math.min(count, gameLimits.count) }
  if (slot.standing.some(isMeant)) return { ...slot, standing: slot.standing.map((one) => (isMeant(one) ? put : one)) }
  return { ...slot, standing: [...slot.standing, put].slice(0, gameLimits.standing) }
}

/** So many more of a thing at a place: at one that is there, or at a new one of the reader's own, which gets this name. */
export function addAt(slot: GameSlot, { place, thing, count }: Standing, newName = ''): GameSlot {
  const there = newName === '' ? slot : addPlace(slot, newName)
  const key = newName === '' ? place : there.places.find(({ name }) => name === toPlaceName(newName))?.key
  return key === undefined ? slot : putAt(there, { place: key, thing, count: countAt(there, key, thing) + count })
}

/** How many of a thing stand in the whole game. */
export function countStanding({ standing }: GameSlot, thing: string): number {
  return standing.reduce((sum, one) => sum + (one.thing === thing ? one.count : 0), 0)
}

/** What a place is called: by its reader, or by the wiki as far as its names are known here; else by its key, in words. */
export function nameOfPlace({ places }: GameSlot, place: string, names: Record<string, string> = {}): string {
  return places.find(({ key }) => key === place)?.name ?? names[place] ?? writeOut(place)
}

/** Where they stand: "2 stand at Ember Cradle, 1 at Bridgepour"; empty where none does. */
export function describeStanding({ standing }: GameSlot, thing: string, placeName: (place: string) => string): string {
  return standing
    .filter((one) => one.thing === thing)
    .map(({ place, count }, at) => `${count}${at > 0 ? '' : count === 1 ? ' stands' : ' stand'} at ${placeName(place)}`)
    .join(', ')
}

/** How many things stand at a place. */
export function countHere({ standing }: GameSlot, place: string): number {
  return standing.reduce((sum, one) => sum + (one.place === place ? one.count : 0), 0)
}

/** A place of the reader's own; the slot as it is where the name says nothing, there is such a place, or no more have room. */
function addPlace(slot: GameSlot, text: string): GameSlot {
  const name = toPlaceName(text)
  if (name === '' || slot.places.length >= gameLimits.places || slot.places.some((place) => place.name === name)) return slot
  const keys = new Set(slot.places.map(({ key }) => key))
  const number = Array.from({ length: gameLimits.places }, (_, place) => place + 1).find((one) => !keys.has(ownKey(one))) ?? 1
  return { ...slot, places: [...slot.places, { key: ownKey(number), name }] }
}

const toPlaceName = (text: string) => text.trim().slice(0, gameLimits.name)

/** No place of the wiki is called so. */
const ownKey = (number: number) => `own-${number}`

/** Takes a place of the reader's own away, with what stands there and its note. */
export function removePlace(slot: GameSlot, key: string): GameSlot {
  return {
    ...slot,
    places: slot.places.filter((place) => place.key !== key),
    standing: slot.standing.filter(({ place }) => place !== key),
    notes: Object.fromEntries(Object.entries(slot.notes).filter(([place]) => place !== key)),
  }
}
