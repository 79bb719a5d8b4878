import { globSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listLargeFolders, listTooLarge } from '../scripts/source-sizes.ts'

/**
 * Folders of src/model import each other without cycles, so that each can be read after those it imports. To fix a failure, move the file
 * to the folder its imports belong to, or the shared part to a folder that both can import.
 */
type FolderImports = Map<string, Set<string>>

function listFolderImports(files: Record<string, string>): FolderImports {
  const folders: FolderImports = new Map()
  for (const [file, text] of Object.entries(files)) {
    const folder = dirname(file)
    const imported = [...text.matchAll(/from '#model\/([^']+)'/g)].map(([, name = '']) => dirname(name))
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...imported.filter((other) => other !== folder)]))
  }
  return folders
}

function findCycle(folders: FolderImports): string[] | undefined {
  const done = new Set<string>()
  function visit(folder: string, path: string[]): string[] | undefined {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const other of folders.get(folder) ?? []) {
      const cycle = visit(other, [...path, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of folders.keys()) {
    const cycle = visit(folder, [])
    if (cycle) return cycle
  }
  return undefined
}

const files = globSync('src/model/**/*.ts').filter((file) => !file.endsWith('.test.ts'))

test('no folder of the model imports itself through others', () => {
  const folders = listFolderImports(Object.fromEntries(files.map((file) => [relative('src/model', file), readFileSync(file, 'utf8')])))
  expect(folders.size).toBeGreaterThan(15)
  expect(findCycle(folders)).toBeUndefined()
})

test('a planted cycle is found', () => {
  const folders = listFolderImports({
    'items/item.ts': "import type { Store } from '#model/places/shop.ts'",
    'places/shop.ts': "import { SafeName } from '#model/text/safe-name.ts'",
    'text/safe-name.ts': "import { Item } from '#model/items/item.ts'",
  })
  expect(findCycle(folders)).toEqual(['items', 'places', 'text', 'items'])
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
