/** Does something for each of them, a few at a time; the first that fails ends it. */
export async function inTurns<One>(all: readonly One[], atOnce: number, act: (one: One) => Promise<unknown>): Promise<void> {
  const left = all.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await act(one)
    }),
  )
}
