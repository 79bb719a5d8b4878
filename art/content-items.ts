import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'yaml'

const folder = join(import.meta.dirname, '..', 'content', 'items')

/** The wiki's real items, as far as their tiles need them; a file's name is the item's safe name. */
export async function readItems(): Promise<{ name: string; safe_name: string; group: string; modded: boolean }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { name, group, modded = false } = parse(await readFile(join(folder, file), 'utf8'))
      return { name, safe_name: file.replace(/\.yaml$/, ''), group, modded }
    }),
  )
}
