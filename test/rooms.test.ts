import { globSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listLargeFolders, listTooLarge } from '../scripts/source-sizes.ts'

/**
 * Folders of src/model import each other without cycles, so that each can be read after those it imports. To fix a failure, move the file
 * to the folder its imports belong to, or the shared part to a folder that both can import.
 */
type Rooms = Map<string, Set<string>>

function listRooms(files: Record<string, string>): Rooms {
  const rooms: Rooms = new Map()
  for (const [file, text] of Object.entries(files)) {
    const room = dirname(file)
    const imported = [...text.matchAll(/from '#model\/([^']+)'/g)].map(([, name = '']) => dirname(name))
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...imported.filter((other) => other !== room)]))
  }
  return rooms
}

function findCircle(rooms: Rooms): string[] | undefined {
  const done = new Set<string>()
  function visit(room: string, way: string[]): string[] | undefined {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room]
    if (done.has(room)) return undefined
    for (const other of rooms.get(room) ?? []) {
      const circle = visit(other, [...way, room])
      if (circle) return circle
    }
    done.add(room)
    return undefined
  }
  for (const room of rooms.keys()) {
    const circle = visit(room, [])
    if (circle) return circle
  }
  return undefined
}

const files = globSync('src/model/**/*.ts').filter((file) => !file.endsWith('.test.ts'))

test('no room of the model leads back to itself', () => {
  const rooms = listRooms(Object.fromEntries(files.map((file) => [relative('src/model', file), readFileSync(file, 'utf8')])))
  expect(rooms.size).toBeGreaterThan(15)
  expect(findCircle(rooms)).toBeUndefined()
})

test('a planted circle is found', () => {
  const rooms = listRooms({
    'items/item.ts': "import type { Store } from '#model/places/shop.ts'",
    'places/shop.ts': "import { SafeName } from '#model/text/safe-name.ts'",
    'text/safe-name.ts': "import { Item } from '#model/items/item.ts'",
  })
  expect(findCircle(rooms)).toEqual(['items', 'places', 'text', 'items'])
})

test('no folder has more than 25 code files and no file more than 250 lines', () => {
  expect(listTooLarge()).toEqual([])
})

test('a 26th tool is allowed: folders, tests and styles do not count as code files', () => {
  const folder = 'src/web/features/tools'
  const parts = (count: number) => Array.from({ length: count }, (_, number) => `${folder}/part-${number}.tsx`)
  const others = [`${folder}/part.test.ts`, `${folder}/part.css`, ...parts(30).map((file) => file.replace('.tsx', '/part.island.tsx'))]
  expect(listLargeFolders([...parts(25), ...others])).toEqual([])
  expect(listLargeFolders([...parts(26), ...others])).toEqual([expect.stringMatching(/^src\/web\/features\/tools has 26 code files.*move/)])
})
