import { describe, expect, inject, test } from 'vitest'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { reach } from '../support/serve.ts'

/** The real content: what readers will see. */
const wiki = reach(inject('realWiki'))
const read = async (path: string) => (await wiki.get(path)).text()

type Table = { path: string; row: RegExp }

/** Rows of items: the safe name, and what stands where the description does. */
const tables: Table[] = [
  { path: '/database', row: /<td class="name"><a href="\/database\/([\w-]+)"[\s\S]*?<td class="desc c-desc">([\s\S]*?)<\/td>/g },
  { path: '/list?show=catalogue', row: /<td class="name"><a href="\/database\/([\w-]+)"[\s\S]*?<td class="desc c-desc">([\s\S]*?)<\/td>/g },
  {
    path: '/guide-book/towns/bridgepour/conveyor-nation/11',
    row: /<td class="name"><a href="\/database\/([\w-]+)"[\s\S]*?<td class="desc d-only">([\s\S]*?)<\/td>/g,
  },
  { path: '/search?q=pipe', row: /<td class="name"><a href="\/link\/([\w-]+)"[\s\S]*?<small>([\s\S]*?)<\/small>/g },
]

describe('a description that is worked out carries its mark wherever items are listed, and a surer one does not', () => {
  const marked = wiki.get('/api/provenance/item/all/description').then(async (response) => {
    const { results } = (await response.json()) as { results: ProvenanceEntry[] }
    return new Set(results.filter(({ estimate }) => estimate).map(({ id }) => id))
  })

  test.each(tables)('$path', async ({ path, row }) => {
    const rows = [...(await read(path)).matchAll(row)].map(([, name = '', description = '']) => ({ name, description }))
    const isMarked = ({ description }: { description: string }) => /class="mk (?:guess|worked-out)"/.test(description)
    expect(rows.length).toBeGreaterThan(5)
    const wanted = await marked
    expect(rows.filter((one) => wanted.has(one.name)).length).toBeGreaterThan(0)
    expect(rows.filter((one) => isMarked(one) !== wanted.has(one.name))).toEqual([])
  })
})
