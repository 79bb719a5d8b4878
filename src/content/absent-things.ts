import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'

/** A thing that has a file and no record: the file is broken, or a draft. */
export type AbsentThing = { file: string; folder: string; name: string; number: string | undefined; isDraft: boolean }

/** The number that a file says, without reading it as YAML: it may be broken. */
export function findNumber(text: string): string | undefined {
  return /^id: *(\d+)/m.exec(text)?.[1]
}

/** A draft, and what is still to be written in it. */
export type Draft = { file: string; left: string[] }

/**
 * Finds things that are not there because their own files are broken: who refers to one has done nothing wrong. What is a draft is
 * said to be one.
 */
export function createAbsence() {
  const things: AbsentThing[] = []
  return {
    add: (thing: AbsentThing) => void things.push(thing),
    /** True where a file is broken; of one with many things, any may be missing. */
    isBroken: (file: string) => things.some((thing) => thing.file === file),
    find(target: KindName, reference: unknown): AbsentThing | undefined {
      const { yaml, markdown, key }: Kind = kinds[target]
      const folders = new Set(Object.keys({ ...yaml, ...markdown }))
      const wanted = String(reference)
      return things.find(({ folder, name, number }) => {
        if (!folders.has(folder)) return false
        // The number of a file that cannot be read could be any.
        return key[0] === 'id' ? number === undefined || number === wanted : name === wanted.replaceAll('_', '-') || name === wanted
      })
    },
  }
}
export type Absence = ReturnType<typeof createAbsence>
