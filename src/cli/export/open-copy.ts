import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compressCopies, compressedEndings, isCompressible } from '#server/compressed-copies.ts'

/** Names the files of a copy: the next export knows by it what it may remove, and that the folder is its own. */
export const listFile = '.bridgepour-export.json'

export type Copy = ReturnType<typeof openCopy>

/** A folder that holds a copy of the site, or will. One with anything else in it is refused: nobody's files are written over. */
export function openCopy(folder: string, quality?: number) {
  const before = readList(folder)
  const now = new Set<string>()
  let written = 0

  /** False for a file that was there as it should be. */
  async function writeOne(file: string, body: Uint8Array): Promise<boolean> {
    now.add(file)
    const path = join(folder, file)
    const there = await readFile(path).catch(() => undefined)
    if (there?.equals(body)) return false
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, body)
    written += 1
    return true
  }

  return {
    /** Writes a file with its compressed copies, unless they are there. */
    async write(file: string, body: Uint8Array) {
      const isNew = await writeOne(file, body)
      if (!isCompressible(file, body.length)) return
      const copies = compressedEndings.map((ending) => file + ending)
      if (!isNew && copies.every((copy) => existsSync(join(folder, copy)))) for (const copy of copies) now.add(copy)
      else for (const [ending, bytes] of Object.entries(await compressCopies(body, quality))) await writeOne(file + ending, bytes)
    },

    /** Takes over a folder that was made at build, where the compressed copies lie beside their files already. */
    async take(from: string, to: string) {
      for (const { parentPath, name } of readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
        const path = join(parentPath, name)
        await writeOne(join(to, path.slice(from.length)), await readFile(path))
      }
    },

    /** Removes what this export has not written, and remembers what it has. */
    async close() {
      const gone = before.filter((file) => !now.has(file))
      for (const file of gone) await rm(join(folder, file), { force: true })
      const list = JSON.stringify([...now].toSorted())
      const path = join(folder, listFile)
      if ((await readFile(path, 'utf8').catch(() => '')) !== list) await writeFile(path, list)
      return { files: now.size, written, removed: gone.length }
    },
  }
}

/** The files that the last export wrote here. */
function readList(folder: string): string[] {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return []
  const list = join(folder, listFile)
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8')) as string[]
  throw new Error(`${folder} is not empty, and no export made it. Choose an empty folder, or one that does not exist yet.`)
}
