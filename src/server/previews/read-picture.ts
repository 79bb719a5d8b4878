import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads a picture by its path ("/assets/…") as a data URL; undefined when there is none. */
export type ReadPicture = (path: string) => Promise<string | undefined>

const types: Record<string, string> = { svg: 'image/svg+xml', jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png' }

const picture = new RegExp(`^${prefixes.assets}((?:[\\w%-]+/)*[\\w%-]+\\.(\\w+))$`)

/** Creates a reader of the folders that are served under /assets/. */
export function createPictureReader(folders: readonly string[]): ReadPicture {
  return async (path) => {
    const [, file, extension = ''] = picture.exec(path) ?? []
    const type = types[extension]
    if (!file || !type) return undefined
    for (const folder of folders) {
      const bytes = await readFile(join(folder, decodeURIComponent(file))).catch(() => undefined)
      if (bytes) return `data:${type};base64,${bytes.toString('base64')}`
    }
    return undefined
  }
}
