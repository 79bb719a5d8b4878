import { noGames, readStoredGames, withSlot, writeGames, type GameSlot, type MyGames } from '#model/my-game/my-game.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

const key = 'my_game'
/** Backup of stored text that cannot be parsed. */
const backupKey = 'my_game_unread'
const maxSteps = 50

type StoredGames = {
  games: MyGames
  /** True if stored text could not be parsed. */
  isDamaged: boolean
  /** Undo history of this page, latest last. A change in another tab clears it. */
  before: readonly MyGames[]
}

const none: StoredGames = { games: noGames, isDamaged: false, before: [] }
const store = createStore<StoredGames>({ keys: [key], parse: ([text = '']) => (text ? parse(text) : none), onServer: none })

function parse(text: string): StoredGames {
  const games = readStoredGames(text)
  return { games: games ?? noGames, isDamaged: games === undefined, before: [] }
}

/**
 * The reader's games, from localStorage; `chosenSlot(gameStore.read().games)` is the selected one. Each change starts from what is stored,
 * so that two open pages do not overwrite each other.
 */
export const gameStore = {
  ...store,
  update(change: (games: MyGames) => MyGames) {
    const { games, before } = store.read()
    writeState(change(games), [...before, games].slice(-maxSteps))
  },
  updateSlot(change: (slot: GameSlot) => GameSlot) {
    gameStore.update((games) => withSlot(games, change))
  },
  /** Undoes the last change of this page. */
  undo() {
    const { before } = store.read()
    const last = before.at(-1)
    if (last) writeState(last, before.slice(0, -1))
  },
}

function writeState(games: MyGames, before: readonly MyGames[]) {
  const { isDamaged } = store.read()
  const isSafe = !isDamaged || writeStored(backupKey, readStored(key) ?? '')
  const isSaved = isSafe && writeStored(key, writeGames(games))
  store.set({ games, isDamaged: isDamaged && !isSaved, before }, isSaved)
}
