import type { Certainty } from '#model/wiki/certainty.ts'
import { expect, test } from 'vitest'
import { gatherSources, sourcesOfPage } from './gather-sources.ts'

const entry = (
  field: string,
  source: string,
  file = 'towns/a.yaml',
  more: { certainty?: Certainty; version?: string; note?: string; checked?: string } = {},
) => ({
  field,
  source,
  file,
  certainty: 'told' as Certainty,
  note: '',
  checked: '2026-11-21',
  ...more,
})

test.each([
  ['fields of one source stand in one line', [{ entries: [entry('name', 'Spec'), entry('town_name', 'Spec')] }], ['Spec: Name, town name']],
  [
    'the same fields of several things are said once',
    [
      { name: 'A', entries: [entry('name', 'Spec'), entry('world', 'Mod')] },
      { name: 'B', entries: [entry('name', 'Spec')] },
    ],
    ['Spec: Name of A, B', 'Mod: Position in the game of A'],
  ],
  [
    'different fields are told apart',
    [
      { name: 'A', entries: [entry('price', 'Spec')] },
      { name: 'B', entries: [entry('depth', 'Spec')] },
    ],
    ['Spec: A: price; B: depth'],
  ],
  [
    'what was read in another version is told apart',
    [{ entries: [entry('a', 'Mod', 'x', { version: '1.2.16' }), entry('b', 'Mod', 'x', { version: '1.3.4' })] }],
    ['Mod: A', 'Mod: B'],
  ],
  [
    'a guess is not mixed with a fact of the same source',
    [{ entries: [entry('a', 'Us'), entry('b', 'Us', 'x', { certainty: 'guess' })] }],
    ['Us: A', 'Us: B'],
  ],
])('%s', (_, of, lines) => {
  expect(gatherSources(of).lines.map(({ source, what }) => `${source}: ${what}`)).toEqual(lines)
})

test('who saw it, and when, goes along, and is not mixed with what another saw', () => {
  const by = (seen_by: string) => ({
    ...entry('a', 'Price tag', 'x', { certainty: 'seen' }),
    version: '1.7.2',
    seen_by,
    seen_on: '2026-12-01',
  })
  const { lines } = gatherSources([{ entries: [by('Ada'), by('Ada'), by(''), entry('b', 'Price tag')] }])
  expect(lines.map(({ observation }) => observation)).toEqual([
    { version: '1.7.2', seen_by: 'Ada', seen_on: '2026-12-01' },
    { version: '1.7.2', seen_by: '', seen_on: '2026-12-01' },
    { version: '', seen_by: '', seen_on: '' },
  ])
})

test('each file is named once, and the day is that of the oldest check', () => {
  const of = [{ name: 'A', entries: [entry('x', 'S', 'a.yaml'), entry('y', 'S', 'a.yaml', { checked: '2026-01-02' })] }]
  expect(gatherSources(of)).toMatchObject({ files: [{ file: 'a.yaml', name: 'A' }], checked: '2026-01-02' })
})

test.each([
  [
    ['Spec', 'Mods'],
    ['Spec', 'Mods'],
  ],
  [[], []],
])('a page of prose with the sources %j lists %j and can be corrected', (sources, lines) => {
  const gathered = gatherSources(sourcesOfPage({ slug: 'faq', sources, checked: '2026-11-21' }))
  expect(gathered.lines.map(({ source, what }) => source + what)).toEqual(lines)
  expect(gathered.files).toEqual([{ file: 'pages/faq.md', name: undefined }])
})
