import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cacheNames } from './page-cache/cache-names.ts'
import { storageKeys } from './storage-keys.ts'

/**
 * The privacy notice lists these keys and promises that there are no others. To fix a failure, add the key to the definition, with its
 * content and purpose, and use `readStored` and `writeStored`, which accept no other.
 */
const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, '') }))

const listFiles = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

test('only one file writes to the local storage, and the head script reads it before that file is there', () => {
  expect(listFiles(/localStorage/).toSorted()).toEqual(['src/web/browser/storage.ts', 'src/web/head-script.ts'])
})

test('nothing else that lasts is stored in the browser', () => {
  expect(listFiles(/sessionStorage|indexedDB|document\.cookie|cookieStore|\.storage\./)).toEqual([])
})

test('only one file opens caches, and the others name no cache that the definition has not', () => {
  expect(listFiles(/\bcaches\./)).toEqual(['src/web/browser/page-cache/page-cache.ts'])
  const named = sources.flatMap(({ code }) => [...code.matchAll(/cacheName: '([^']*)'/g)].map(([, name]) => name))
  expect(named).not.toEqual([])
  expect(named.filter((name) => !cacheNames.some((cacheName) => cacheName === name))).toEqual([])
})

test('the head script reads keys of the definition', () => {
  const head = sources.find(({ file }) => file === 'src/web/head-script.ts')?.code ?? ''
  // The script keeps it in `s`.
  const read = [...head.matchAll(/\bs\.(\w+)/g)].map(([, key]) => key)
  expect(read).toEqual(['theme', 'show_mods'])
  expect(Object.keys(storageKeys)).toEqual(expect.arrayContaining(read))
})

test('each key of the definition is used', () => {
  const code = sources.flatMap((source) => (source.file.endsWith('/storage-keys.ts') ? [] : [source.code])).join('\n')
  const isUsed = (key: string) => code.includes(`'${key}'`) || (key.startsWith('choice_') && code.includes(`'${key.slice(7)}'`))
  expect(Object.keys(storageKeys).filter((key) => !isUsed(key))).toEqual([])
})
