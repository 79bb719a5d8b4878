import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'yaml'

import type { IslandPlace } from './island-places.ts'

type World = { x: number; y: number }
const folders = { town: 'towns', digsite: 'digsites', shop: 'shops' } as const

/** Reads towns, digsites and shops with a known position in the game, in units of the game. */
export async function readPlaces(): Promise<(Pick<IslandPlace, 'id' | 'kind'> & { world: World })[]> {
  const places = await Promise.all((Object.keys(folders) as (keyof typeof folders)[]).map(readKind))
  return places.flat()
}

async function readKind(kind: keyof typeof folders) {
  const folder = join(import.meta.dirname, '..', 'content', folders[kind])
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted()
  const places = await Promise.all(
    files.map(async (file) => {
      const { world, safe_name = file.replace(/\.yaml$/, '') } = parse(await readFile(join(folder, file), 'utf8'))
      return { id: safe_name as string, kind, world: world as World | undefined }
    }),
  )
  return places.flatMap(({ world, ...place }) => (world ? [{ ...place, world }] : []))
}
