import { readBoards, writeBoards, type BoardDay } from '#model/tools/sell/stock-board.ts'
import { writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

const key = 'stock_boards'
const store = createStore<{ days: BoardDay[] }>({
  keys: [key],
  parse: ([text = '']) => ({ days: readBoards(text) }),
  onServer: { days: [] },
})

/**
 * The stock boards that a reader typed, as this browser keeps them: `days.at(-1)` is today's, and none means base prices. `standOf` says
 * what a good stands at, `toStockGoods` which goods there are.
 */
export const boardStore = {
  ...store,
  /** Changes the boards as they are now, whatever other tabs have made of them. */
  update(change: (days: BoardDay[]) => BoardDay[]) {
    const days = change(store.read().days)
    store.set({ days }, writeStored(key, writeBoards(days)))
  },
}
