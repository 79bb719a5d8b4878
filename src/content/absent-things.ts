import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'

/** A thing with a file but without a record: the file is invalid or a draft. */
export type AbsentThing = { file: string; folder: string; name: string; number: string | undefined; isDraft: boolean }

/** Finds the id in a file without parsing it, as it may be invalid. */
export function findNumber(text: string): string | undefined {
  return /^id: *(\d+)/m.exec(text)?.[1]
}

/** A draft, and the fields that are still to be written. */
export type Draft = { file: string; left: string[] }

/**
 * Collects things without a record, so that references to them are not reported as well.
 */
export function createAbsence() {
  const things: AbsentThing[] = []
  return {
    add: (thing: AbsentThing) => void things.push(thing),
    /** Whether a file is invalid; in one with many things, any of them may be missing. */
    isBroken: (file: string) => things.some((thing) => thing.file === file),
    find(target: KindName, reference: unknown): AbsentThing | undefined {
      const { yaml, markdown, key }: Kind = kinds[target]
      const folders = new Set(Object.keys({ ...yaml, ...markdown }))
      const requested = String(reference)
      return things.find(({ folder, name, number }) => {
        if (!folders.has(folder)) return false
        // A file without a readable id matches any number.
        return key[0] === 'id'
          ? number === undefined || number === requested
          : name === requested.replaceAll('_', '-') || name === requested
      })
    },
  }
}
export type Absence = ReturnType<typeof createAbsence>
