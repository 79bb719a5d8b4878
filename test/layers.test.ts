import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** All files that a file imports, directly or not, including itself; type imports do not count. */
function listClosure(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return visited
  visited.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]* from '([#.][^']+)'/gm))
    listClosure(name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name), visited)
  return visited
}

test('modules of the content layer that pages import run in a browser', () => {
  const files = globSync('src/content/correct/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const closure = [...new Set(files.flatMap((file) => [...listClosure(file)]))]
  expect(closure).toContain('src/content/check/place-problems.ts')
  expect(closure.filter((file) => /from 'node:/.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** Casts through `unknown`, `any` or `never`, and suppressed errors: they hide changes of types. */
const blindCast = /\bas (?:unknown as\b|(?:never|any)(?=[\])};,]|$))|@ts-(?:ignore|expect-error|nocheck)/m

test('there are no blind casts', () => {
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
