import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operatorPaths } from '#model/wiki/addresses/document-paths.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import routes from '#web/routes.ts'

/**
 * Paths are defined in the model only: use `paths`, `callPaths` or the files of `src/model/wiki/addresses/`. To fix a failure, use these
 * instead of a string.
 */
const mayTypeAddresses = [
  'src/model/wiki/paths.ts',
  'src/model/wiki/addresses/',
  'src/model/wiki/calls/call-paths.ts',
  'src/model/game/paths.ts',
  'src/model/game/call-paths.ts',
  'src/model/game/picture-paths.ts',
]
/** Has the URL of a video on another site. */
const elsewhere = 'src/web/features/video/video.tsx'

const all = [...routes.map(({ path = '' }) => `/${path}`), ...Object.values({ ...prefixes, ...operatorPaths }), offlinePaths.worker]
const firstParts = [...new Set(all.map((path) => path.split('/')[1] ?? '').filter((part) => /^[\w.-]+$/.test(part)))]

/** A path in a string or pattern. Comments and examples are allowed. */
const typed = new RegExp(
  `(?:['"\`]|\\^\\\\|href="|\\})/(?:${firstParts.map((part) => part.replace('.', '\\.')).join('|')})(?=['"\`/?#$\\\\]|$)`,
)
const isFilled = (line: string) => /^\s*(?:\*|\/\/|\/\*\*)|\bexample: |\bexamples: /.test(line)

function listTyped(text: string): string[] {
  return text.split('\n').filter((line) => typed.test(line) && !isFilled(line))
}

test('no path is written outside the model', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && ![...mayTypeAddresses, elsewhere].some((folder) => file.startsWith(folder)),
  )
  expect(files.length).toBeGreaterThan(900)
  const lines = files.flatMap((file) => listTyped(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`))
  expect(lines).toEqual([])
})

test.each([
  "const unlinked = ['/map']",
  'const isCall = /^\\/api\\//.test(url)',
  '<a href="/robots.txt">',
  '`${origin}/sitemap.xml`',
  '`/database/${name}`',
  "url.startsWith('/assets/')",
])('a planted %s is found', (line) => {
  expect(listTyped(line)).toEqual([line])
})
