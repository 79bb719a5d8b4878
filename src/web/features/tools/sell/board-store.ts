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
 * The reader's stock boards, from localStorage. `days.at(-1)` is today's; without one, base prices apply. `standOf` computes how a good
 * stands, `toStockGoods` lists the goods.
 */
export const boardStore = {
  ...store,
  /** Applies the change to the stored boards, which other tabs may have changed. */
  update(change: (days: BoardDay[]) => BoardDay[]) {
    const days = change(store.read().days)
    store.set({ days }, writeStored(key, writeBoards(days)))
  },
}
