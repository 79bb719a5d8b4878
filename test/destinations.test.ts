import { expect, test } from 'vitest'
import { readRealContent } from './support/real-content.ts'
import { paths } from '#model/wiki/paths.ts'
import { tools } from '#web/site-index/tool-list.ts'

/** `content/destinations.yaml` uses the names of the pages. To fix a failure, add or rename its row there. */
const { destinations } = readRealContent()
const named = destinations.map(({ name, path }) => `${name}: ${path}`)

test.each(tools)('the tool "$title" is a destination of search', ({ title, slug }) => {
  expect(named).toContain(`${title}: ${paths.tool(slug)}`)
})
