import { useSyncExternalStore } from 'react'
import { chosenSlot } from '#model/my-game/my-game.ts'
import { gameStore } from './game-store.ts'

/** The selected slot of the reader's game; an empty one on the server or without a game. */
export const useGameSlot = () => chosenSlot(useSyncExternalStore(gameStore.subscribe, gameStore.read, gameStore.readOnServer).games)
