import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/**
 * A stranger's search of `src` has the right file among its first five, sorted by path; words in lower case match capitals too. To fix a
 * failure, write the field's word into the header comment of the file that does it, and leave it out where it is only mentioned.
 */
test.each([
  ['404 page', 'src/web/features/layout/not-found-page.tsx'],
  ['load shedding', 'src/server/edge/render-queue.ts'],
  ['overload', 'src/server/edge/render-queue.ts'],
  ['web font', 'src/web/styles/fonts.css'],
  ['hover card', 'src/web/game-ui/item-card/item-cards.browser.ts'],
  ['date in the future', 'src/content/check/content-warnings.ts'],
  ['database timeout', 'src/database/postgres/connection.ts'],
  ['Cache-Control', 'src/model/http/cache-control.ts'],
  ['migration', 'src/database/migrations.ts'],
  ['debounce', 'src/server/sync/watch-content.ts'],
  ['pagination', 'src/model/wiki/table-pages.ts'],
  ['hydration', 'src/web/islands/mount.tsx'],
  ['csv export', 'src/web/features/items/table/item-table-export.browser.ts'],
])('a search for "%s" finds %s', (words, file) => {
  const matchCase = words === words.toLowerCase() ? ['--ignore-case'] : []
  const search = ['grep', '--files-with-matches', ...matchCase, words, '--', 'src', ':!*.md', ':!*.test.*']
  const { stdout } = spawnSync('git', search, { encoding: 'utf8' })
  expect(stdout.split('\n').slice(0, 5)).toContain(file)
})
