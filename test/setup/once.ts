/** What a setup has started, for all projects that ask for it: Vitest runs the setups of each project in the same process. */
const started = new Map<string, { thing: Promise<Stoppable>; users: number }>()
const everywhere = globalThis as { startedOnce?: typeof started }
type Stoppable = { address: string; stop: () => Promise<void> }

/** Starts a thing for whoever asks first, and stops it when the last one is done with it. */
export async function once(name: string, start: () => Promise<Stoppable>) {
  // Each project loads its setups anew, so what is started is kept where all of them see it.
  const things = (everywhere.startedOnce ??= started)
  const shared = things.get(name) ?? { thing: start(), users: 0 }
  things.set(name, shared)
  shared.users += 1
  const { address, stop } = await shared.thing
  return {
    address,
    async release() {
      shared.users -= 1
      if (shared.users > 0) return
      things.delete(name)
      await stop()
    },
  }
}
