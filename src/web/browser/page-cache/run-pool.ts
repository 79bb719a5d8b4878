/** Runs `act` for each item, at most `concurrency` at a time; rejects with the first failure. */
export async function runPool<Item>(items: readonly Item[], concurrency: number, act: (item: Item) => Promise<unknown>): Promise<void> {
  const pending = items.values()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of pending) await act(item)
    }),
  )
}
