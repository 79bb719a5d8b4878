import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/**
 * New names use the field's words. To fix a failure, use the replacement in `test/retired-words.yaml`; if the word means something else (in
 * the game, content or a library), add the file or folder under `may`.
 */
const Rule = z.strictObject({ use: z.string(), alone: z.boolean().default(false), may: z.array(z.string()).default([]) })
const retired = Object.entries(
  z
    .record(z.string(), z.union([z.string().transform((use) => ({ use, alone: false, may: [] })), Rule]))
    .parse(parse(readFileSync('test/retired-words.yaml', 'utf8'))),
).map(([word, rule]) => ({ ...rule, word, pattern: toPattern(word) }))

/** "turnAway", "turn-away" -> "_turn_away_" */
function toPattern(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1_$2').split(/[^A-Za-z\d]+/)
  return `_${words.filter(Boolean).join('_').toLowerCase()}_`
}

/** Names declared in a file: variables, parameters, functions, types, properties. Properties of other objects do not count. */
function listNames(file: string, text: string): Set<string> {
  const names = new Set<string>()
  const outside = new Set<number>()
  const visitor = new Visitor({
    MemberExpression: ({ property, computed }) => void (!computed && outside.add(property.start)),
    ImportSpecifier: ({ imported }) => void outside.add(imported.start),
    Identifier: ({ name, start }) => void (!outside.has(start) && names.add(name)),
  })
  visitor.visit(parseSync(file, text).program)
  return names
}

function listRetired(file: string, names: Iterable<string>): string[] {
  return [...names].flatMap((name) => {
    const pattern = toPattern(name)
    return retired
      .filter(
        (rule) =>
          (rule.alone ? pattern === rule.pattern : pattern.includes(rule.pattern)) && !rule.may.some((path) => file.startsWith(path)),
      )
      .map(({ word, use }) => `${file}: ${name} (not "${word}" but "${use}")`)
  })
}

const files = globSync('{src,scripts,test,bench,art,hosting}/**/*', {
  withFileTypes: true,
  exclude: ['**/node_modules/**', 'test/wiki/**'],
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))

test('no file is called by a retired word', () => {
  expect(files.flatMap((file) => listRetired(file, [file]))).toEqual([])
})

test('no name holds a retired word', () => {
  expect(code.length).toBeGreaterThan(1000)
  expect(code.flatMap((file) => listRetired(file, listNames(file, readFileSync(file, 'utf8'))))).toEqual([])
})

test('a planted name is found', () => {
  expect(listRetired('a.ts', listNames('a.ts', 'function turnAwayLate() {}'))).toEqual(['a.ts: turnAwayLate (not "turnAway" but "reject")'])
  expect(listRetired('src/turn-away.ts', ['src/turn-away.ts'])).toHaveLength(1)
  expect(listRetired('a.ts', ['known', 'knownNames'])).toHaveLength(1)
  expect(listNames('a.ts', "import { turnAway as reject } from 'x'\nreject.turnAway('turnAway')")).toEqual(new Set(['reject']))
})
