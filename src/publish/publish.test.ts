import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { openNewest } from './publication.ts'
import { createCallRecorder, publish } from './publish.ts'

let parent: string
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'wiki-publish-'))))
afterEach(() => rmSync(parent, { recursive: true }))

/** Publishes an empty wiki. `statuses`: those of single pages; `revisions`: what the database says, one after the other. */
function publishWiki({ statuses = {}, revisions = [1] }: { statuses?: Record<string, number>; revisions?: number[] }) {
  const left = [...revisions]
  return publish({
    parent,
    version: 'abc',
    calls: createCallRecorder(),
    readRevision: async () => ({ number: (left.length > 1 ? left.shift() : left[0]) ?? 0, changedAt: '2026-11-28T00:00:00.000Z' }),
    render: async (path) => ({
      status: statuses[path] ?? 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(path === documentPaths.sitemap ? '<urlset></urlset>' : path),
    }),
  })
}
const listPublished = () => readdirSync(parent).filter((name) => name !== 'current')

test('a page that answers 500 ends the publication, and leaves nothing', async () => {
  await expect(publishWiki({ statuses: { [paths.faq]: 500 } })).rejects.toThrow(`${paths.faq} answers 500`)
  expect(listPublished()).toEqual([])
})

test('content that changes meanwhile is published again, at most three times', async () => {
  const { folder, revision } = await publishWiki({ revisions: [1, 2, 2, 2] })
  expect([revision.number, listPublished()]).toEqual([2, ['2-abc']])
  expect(folder).toBe(join(parent, '2-abc'))
  await expect(publishWiki({ revisions: [3, 4, 5, 6, 7, 8] })).rejects.toThrow('3 times')
})

test('a call that a page has loaded is not rendered again for its own address', async () => {
  const calls = createCallRecorder()
  const rendered: string[] = []
  const render = async (path: string) => {
    rendered.push(path)
    return { status: 200, headers: {}, body: Buffer.from('{"results":[]}') }
  }
  const { calls: recorded } = await calls.record(() => calls.answer('/api/site/', render))
  expect((await calls.render('/api/site', render)).body.toString()).toBe('{"results":[]}')
  expect([rendered, recorded]).toEqual([['/api/site'], ['/api/site']])
})

test('the newest readable publication is opened', async () => {
  const open = () => openNewest(parent, 'abc', { maxBytes: 1000, tagHeader: '' })
  expect(await open()).toBeUndefined()
  for (const revision of [9, 10]) await publishWiki({ revisions: [revision] })
  expect((await open())?.revision).toBe(10)
  rmSync(join(parent, '10-abc'), { recursive: true })
  mkdirSync(join(parent, '10-abc'))
  expect((await open())?.revision).toBe(9)
})
