import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '#database/make-folder.ts'

/**
 * Stores preview pictures on disk, one file per page: writing a new picture deletes the page's old one.
 */
export function createPreviewStore(folder: string) {
  /** "/previews/item/gold-ore.0k3j2h1g.png" -> "<folder>/item/gold-ore.0k3j2h1g.png" */
  const previewFile = (path: string) => join(folder, ...path.split('/').slice(2))

  return {
    async find(path: string): Promise<Buffer | undefined> {
      return readFile(previewFile(path)).catch(() => undefined)
    },

    async write(path: string, png: Uint8Array): Promise<void> {
      const file = previewFile(path)
      makeFolder(dirname(file))
      // Renamed when complete, so that no reader finds half a file.
      const unfinished = `${file}.${process.pid}`
      await writeFile(unfinished, png)
      await rename(unfinished, file)
      const [name = ''] = file.slice(dirname(file).length + 1).split(/\.[0-9a-z]{8}\.png$/)
      for (const other of await readdir(dirname(file))) {
        if (isOf(name, other) && join(dirname(file), other) !== file) await rm(join(dirname(file), other), { force: true })
      }
    },
  }
}

function isOf(name: string, file: string): boolean {
  return file.startsWith(`${name}.`) && /^\.[0-9a-z]{8}\.png$/.test(file.slice(name.length))
}
