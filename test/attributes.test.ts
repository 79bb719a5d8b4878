import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Both halves of a feature import the names of their data attributes (`thing.data-attrs.ts`), so that the compiler checks them. To fix a
 * failure, define the name there and use `dataAttr` (JSX) and `find`, `readAttr`, `setValue` (browser).
 */
const written = /[[' "`]data-[a-z][a-z-]*|\.dataset\b/g
/** Comments do not count. */
const listWritten = (text: string) => text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '').match(written) ?? []
const read = (file: string) => readFileSync(file, 'utf8')

test('browser scripts write no attribute name', () => {
  const files = globSync('src/web/{**/*.browser.ts,browser/*.ts,islands/*.{ts,tsx},browser-parts.ts}')
  expect(files.length).toBeGreaterThan(40)
  const own = files.filter((file) => !file.endsWith('.data-attrs.ts') && listWritten(read(file)).length > 0)
  expect(own).toEqual([])
})

test('each attribute is defined once', () => {
  const names = globSync('src/web/**/*.data-attrs.ts').flatMap((file) =>
    [...read(file).matchAll(/= '(data-[\w-]+)'/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  const loose = globSync('src/web/**/*.{ts,tsx}').flatMap((file) =>
    /\.(?:data-attrs|test)\.tsx?$/.test(file)
      ? []
      : listWritten(read(file))
          .filter((match) => names.includes(match.slice(1)))
          .map((match) => `${file}: ${match.slice(1)}`),
  )
  expect(loose).toEqual([])
})

test('a planted name is found', () => {
  expect(listWritten(`const list = root.querySelector('[data-list]')`)).toEqual(['[data-list'])
  expect(listWritten('<ul data-list />')).toEqual([' data-list'])
  expect(listWritten('  /** As `data-list` has it. */\nelement.dataset.list')).toEqual(['.dataset'])
})
