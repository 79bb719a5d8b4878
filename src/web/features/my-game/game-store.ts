import { noGames, readStoredGames, withSlot, writeGames, type GameSlot, type MyGames } from '#model/my-game/my-game.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

const key = 'my_game'
/** Holds what was found under the key and could not be read, so that no change loses it. */
const backupKey = 'my_game_unread'
/** Nobody goes further back. */
const maxSteps = 50

type StoredGames = {
  games: MyGames
  /** True when something was stored that could not be read. */
  isDamaged: boolean
  /** How it was before each change of this page, the last one last. What another tab changes begins anew. */
  before: readonly MyGames[]
}

const none: StoredGames = { games: noGames, isDamaged: false, before: [] }
const store = createStore<StoredGames>({ keys: [key], parse: ([text = '']) => (text ? parse(text) : none), onServer: none })

function parse(text: string): StoredGames {
  const games = readStoredGames(text)
  return { games: games ?? noGames, isDamaged: games === undefined, before: [] }
}

/**
 * The reader's games, as this browser keeps them: `chosenSlot(gameStore.read().games)` is the one that is looked at. Each change
 * starts from what is stored, so two open pages don't overwrite each other.
 */
export const gameStore = {
  ...store,
  update(change: (games: MyGames) => MyGames) {
    const { games, before } = store.read()
    write(change(games), [...before, games].slice(-maxSteps))
  },
  updateSlot(change: (slot: GameSlot) => GameSlot) {
    gameStore.update((games) => withSlot(games, change))
  },
  /** Takes the last change of this page back. */
  undo() {
    const { before } = store.read()
    const last = before.at(-1)
    if (last) write(last, before.slice(0, -1))
  },
}

function write(games: MyGames, before: readonly MyGames[]) {
  const { isDamaged } = store.read()
  const isSafe = !isDamaged || writeStored(backupKey, readStored(key) ?? '')
  const isSaved = isSafe && writeStored(key, writeGames(games))
  store.set({ games, isDamaged: isDamaged && !isSaved, before }, isSaved)
}
