import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compressCopies, compressedEndings, isCompressibleFile } from '#server/compressed-copies.ts'

/** Lists the exported files, so that the next export may delete outdated ones. A folder without it is not an export. */
export const exportListFile = '.bridgepour-export.json'

export type Copy = ReturnType<typeof openCopy>

/** Opens an output folder. Throws for a folder with other files, to never overwrite them. `quality`: of Brotli. */
export function openCopy(folder: string, quality?: number) {
  const before = readList(folder)
  const now = new Set<string>()
  let written = 0

  /** Returns false if the file is unchanged. */
  async function writeOne(file: string, body: Uint8Array): Promise<boolean> {
    now.add(file)
    const path = join(folder, file)
    const existing = await readFile(path).catch(() => undefined)
    if (existing?.equals(body)) return false
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, body)
    written += 1
    return true
  }

  return {
    /** Writes a file with its compressed copies, unless unchanged. */
    async write(file: string, body: Uint8Array) {
      const isNew = await writeOne(file, body)
      if (!isCompressibleFile(file, body.length)) return
      const copies = compressedEndings.map((ending) => file + ending)
      if (!isNew && copies.every((copy) => existsSync(join(folder, copy)))) for (const copy of copies) now.add(copy)
      else for (const [ending, bytes] of Object.entries(await compressCopies(body, quality))) await writeOne(file + ending, bytes)
    },

    /** Copies a folder of the build, which has compressed copies already. */
    async take(from: string, to: string) {
      for (const { parentPath, name } of readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
        const path = join(parentPath, name)
        await writeOne(join(to, path.slice(from.length)), await readFile(path))
      }
    },

    /** Deletes files that this export has not written, and writes the list of files. */
    async close() {
      const gone = before.filter((file) => !now.has(file))
      for (const file of gone) await rm(join(folder, file), { force: true })
      const list = JSON.stringify([...now].toSorted())
      const path = join(folder, exportListFile)
      if ((await readFile(path, 'utf8').catch(() => '')) !== list) await writeFile(path, list)
      return { files: now.size, written, removed: gone.length }
    },
  }
}

/** The files of the last export in this folder. */
function readList(folder: string): string[] {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return []
  const list = join(folder, exportListFile)
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8')) as string[]
  throw new Error(`${folder} is not empty and not an export. Choose an empty folder, or one that does not exist.`)
}
