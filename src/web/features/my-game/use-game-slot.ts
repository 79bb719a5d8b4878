import { useSyncExternalStore } from 'react'
import { chosenSlot } from '#model/my-game/my-game.ts'
import { gameStore } from './game-store.ts'

/** The slot of the reader's game that is looked at; an empty one on the server, and while nothing is in it. */
export const useGameSlot = () => chosenSlot(useSyncExternalStore(gameStore.subscribe, gameStore.read, gameStore.readOnServer).games)
