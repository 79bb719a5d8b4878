import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'yaml'

const folder = join(import.meta.dirname, '..', 'content', 'items')

/** Reads the fields of the wiki's items that tiles need; the file name is the safe name. */
export async function readItems(): Promise<{ name: string; safe_name: string; group: string; modded: boolean }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { name, group, modded = false } = parse(await readFile(join(folder, file), 'utf8'))
      return { name, safe_name: file.replace(/\.yaml$/, ''), group, modded }
    }),
  )
}
