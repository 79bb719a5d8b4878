import { expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { paths } from '#model/wiki/paths.ts'
import { tools } from '#web/site-index/tool-list.ts'

/** What search leads to (`content/destinations.yaml`) goes by the names that the pages have. To fix a failure, add or rename its row there. */
const { destinations } = readContent('content')
const named = destinations.map(({ name, path }) => `${name}: ${path}`)

test.each(tools)('the tool "$title" is a destination of search', ({ title, slug }) => {
  expect(named).toContain(`${title}: ${paths.tool(slug)}`)
})
