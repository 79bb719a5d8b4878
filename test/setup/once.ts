/** Resources started by setups, shared by all projects: Vitest runs the setups of each project in the same process. */
const startedOnce = new Map<string, { resource: Promise<Stoppable>; users: number }>()
const everywhere = globalThis as { startedOnce?: typeof startedOnce }
type Stoppable = { address: string; stop: () => Promise<void> }

/** Starts a resource for the first user and stops it after the last. */
export async function once(name: string, start: () => Promise<Stoppable>) {
  // On `globalThis`, because each project loads its own copy of this module.
  const resources = (everywhere.startedOnce ??= startedOnce)
  const shared = resources.get(name) ?? { resource: start(), users: 0 }
  resources.set(name, shared)
  shared.users += 1
  const { address, stop } = await shared.resource
  return {
    address,
    async release() {
      shared.users -= 1
      if (shared.users > 0) return
      resources.delete(name)
      await stop()
    },
  }
}
