import { createCrowd } from './crowd.ts'
import { newSearch } from './rush.ts'

/** A crowd that does what it is told by the process that began it (crowd-beside.ts), one thing after the other. */
const crowd = createCrowd(process.argv[2] ?? '')
const deeds = {
  ask: (path: string) => crowd.ask(path),
  readInTurn: (readers: number, milliseconds: number, when: string) => crowd.inTurn(readers, milliseconds, newSearch(when)),
  readAtRate: (perSecond: number, milliseconds: number, when: string) => crowd.atRate(perSecond, milliseconds, newSearch(when)),
  /** So many searches a second, and somebody who reads the homepage meanwhile. */
  rush: (perSecond: number, milliseconds: number, when: string) =>
    crowd.beside('/', crowd.atRate(perSecond, milliseconds, newSearch(when))),
}
export type Deeds = typeof deeds

process.on('message', ({ deed, told }: { deed: keyof Deeds; told: unknown[] }) => {
  void (deeds[deed] as (...told: unknown[]) => Promise<unknown>)(...told).then((seen) => process.send?.(seen))
})
process.on('disconnect', () => process.exit())
