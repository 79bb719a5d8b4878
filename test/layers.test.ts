import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * What src/web may import; `.oxlintrc.json` has the other layers (`no-restricted-imports`). To fix a failure, move the code to its layer;
 * extend this list only with a decision record. The checks of a changed file also run in the browser (decision 16).
 */
const mayImport = ['web', 'model', 'api-client', 'content/correct']

/** Imports that leave src/web: by alias (`#queries/…`) or by a relative path. */
function listForbiddenImports(file: string, text: string): string[] {
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](#[\w-]+\/|(?:\.\.\/)+)([^'"]*)['"]/g)]
  return imports.flatMap(([, start = '', rest = '']) => {
    const isAllowed = start.startsWith('#')
      ? mayImport.some((layer) => `${start.slice(1)}${rest}`.startsWith(`${layer}/`))
      : start.length / 3 <= file.split('/').length - 3
    return isAllowed ? [] : [`${file} -> ${start}${rest}`]
  })
}

test('src/web imports only the layers it may', () => {
  // Tests may import what they need.
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => listForbiddenImports(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a planted import of another layer is found', () => {
  const file = 'src/web/pages/item.tsx'
  expect(listForbiddenImports(file, "const x = await import('../../queries/items.ts')")).toEqual([`${file} -> ../../queries/items.ts`])
  expect(listForbiddenImports(file, "import { x } from '#content/read-content.ts'")).toEqual([`${file} -> #content/read-content.ts`])
  expect(listForbiddenImports(file, "import { paths } from '../paths.ts'\nimport type { Item } from '#model/items/item.ts'")).toEqual([])
})

/** All files that a file imports, directly or not, including itself; type imports do not count. */
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

/** Casts through `unknown`, `any` or `never`, and suppressed errors: they hide changes of types. */
const blindCast = /\bas (?:unknown as\b|(?:never|any)(?=[\])};,]|$))|@ts-(?:ignore|expect-error|nocheck)/m

test('nothing is cast blindly', () => {
  // Lighthouse has its own packages.
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
