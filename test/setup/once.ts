/** Resources started by setups, shared by all projects: Vitest runs the setups of each project in the same process. */
const started = new Map<string, { thing: Promise<Stoppable>; users: number }>()
const everywhere = globalThis as { startedOnce?: typeof started }
type Stoppable = { address: string; stop: () => Promise<void> }

/** Starts a resource for the first user and stops it after the last. */
export async function once(name: string, start: () => Promise<Stoppable>) {
  // On `globalThis`, because each project loads its setups anew.
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
