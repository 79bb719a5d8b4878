import { globSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The rooms of the model form no circle: what a room imports never leads back to it, so each can be read after those it rests on.
 * To fix a failure, move the file to the room that its imports belong to, or the shared part to a room below both.
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

test('a room is no hall: at most 25 files that are no tests', () => {
  const counts = Map.groupBy(
    globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)),
    (file) => dirname(file),
  )
  // One file a screen, listed by routes.ts.
  const halls = [...counts].filter(([room, siblings]) => !['src/web/pages', 'src/web/pages/game'].includes(room) && siblings.length > 25)
  expect(halls.map(([room, siblings]) => `${room}: ${siblings.length}`)).toEqual([])
})

test('a file is no hall either: at most 250 lines', () => {
  const longest = 250
  const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
  // Drawings of letters are data.
  const written = globSync('src/**/*').filter((file) => /\.\w+$/.test(file) && !file.endsWith('letters.json'))
  expect(written.length).toBeGreaterThan(800)
  expect(written.filter((file) => countLines(file) > longest).map((file) => `${file}: ${countLines(file)}`)).toEqual([])
})
