import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Data flows one way: each folder may import itself and the folders named here, nothing else.
 * To fix a failure, move the code to the layer it belongs to; widen this table only with a decision record.
 */
const mayImport: Record<string, string[]> = {
  model: [],
  content: ['model'],
  database: ['model', 'content'],
  queries: ['model', 'database'],
  api: ['model', 'queries'],
  'api-client': ['model'],
  // The rules by which a changed file is checked run in the browser as well (decision 16).
  web: ['model', 'api-client', 'content/correct'],
  publish: ['model', 'web/features/feeds'],
}

/** Imports that leave their layer: by name (`#queries/…`) or by climbing out of the folder. */
function listForbiddenImports(layer: string, file: string, text: string): string[] {
  const allowed = [layer, ...(mayImport[layer] ?? [])]
  const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](#[\w-]+\/|(?:\.\.\/)+)([^'"]*)['"]/g)]
  return imported.flatMap(([, start = '', rest = '']) => {
    if (start.startsWith('#')) {
      const name = start.slice(1, -1)
      // A layer as a whole, or one room of it.
      return allowed.some((one) => `${name}/${rest}`.startsWith(`${one}/`)) ? [] : [`${file} -> ${name}`]
    }
    const depth = file.split('/').length - 3
    return start.length / 3 > depth ? [`${file} -> ${start}${rest}`] : []
  })
}

test.each(Object.entries(mayImport))('%s imports only itself and %j', (layer) => {
  // Tests may reach for what they need to set the scene.
  const files = globSync(`src/${layer}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(0)
  expect(files.flatMap((file) => listForbiddenImports(layer, file, readFileSync(file, 'utf8')))).toEqual([])
})

/** All files that one file leads to, itself included; what only types need is no part of what runs. */
function listClosure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]* from '([#.][^']+)'/gm))
    listClosure(name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name), seen)
  return seen
}

test('what pages take from the content layer runs in a browser', () => {
  const files = globSync('src/content/correct/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const closure = [...new Set(files.flatMap((file) => [...listClosure(file)]))]
  expect(closure).toContain('src/content/check/place-problems.ts')
  expect(closure.filter((file) => /from 'node:/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('nothing imports the import of another host', () => {
  const files = globSync('{src,scripts,bench,art}/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/import/'))
  expect(files.filter((file) => /from '(#|(\.\.\/)+)import\//.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a planted stray import is found', () => {
  expect(listForbiddenImports('model', 'src/model/items/item.ts', "import { itemQueries } from '#queries/game/items.ts'")).toEqual([
    'src/model/items/item.ts -> queries',
  ])
  expect(listForbiddenImports('web', 'src/web/pages/item.tsx', "const x = await import('../../queries/items.ts')")).toEqual([
    'src/web/pages/item.tsx -> ../../queries/items.ts',
  ])
  expect(
    listForbiddenImports(
      'web',
      'src/web/pages/item.tsx',
      "import { paths } from '../paths.ts'\nimport type { Item } from '#model/items/item.ts'",
    ),
  ).toEqual([])
})

/** Casts that take anything for anything: behind one, no change of a type is noticed. */
const blindCast = /\bas (?:unknown as\b|(?:never|any)(?=[\])};,]|$))|@ts-(?:ignore|expect-error|nocheck)/m

test('nothing is cast blindly', () => {
  // Lighthouse's packages lie beside what runs it.
  const ours = globSync('{src,scripts,test,bench,art}/**/*.{ts,tsx,mjs}', { exclude: ['**/node_modules/**'] })
  const files = ours.filter((file) => file !== 'test/layers.test.ts')
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => blindCast.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(['row as never)', 'row as unknown as Row', '(row as any).id', '// @ts-expect-error it is a string'])(
  'a planted "%s" is found',
  (line) => {
    expect(line).toMatch(blindCast)
    expect('as any other, as never before').not.toMatch(blindCast)
  },
)
