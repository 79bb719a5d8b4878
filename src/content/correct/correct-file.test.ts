import { applyPatch } from 'diff'
import { describe, expect, test } from 'vitest'
import { correctField, correctText } from './correct-file.ts'
import { listCorrectable } from './correctable-fields.ts'

const pan = `# The pan.
id: 1
name: Pan   # as on the tag
group: tool
description: Washes dirt.
value: 800 # hundredths of a coin
sources:
  name: { source: The tag, certainty: seen }
  description: { source: "An earlier edition", certainty: told }
  # Nobody has been to the shop.
  value:
    source: A guess of the editors
    certainty: guess
    note: nobody looked
checked: 2026-11-01
`
const tag = { field: 'value', to: '1200', source: 'Price tag', certainty: 'seen', version: '1.7.2', by: 'Ada', on: '2026-12-01' }
const correct = (change: Partial<typeof tag>) =>
  correctField('items/pan.yaml', pan, { ...tag, ...change }, '2026-11-02', { shops: ['0', '1', '12'], items: ['pan', 'shovel'] })
const problems = (of: ReturnType<typeof correct>) => ('problems' in of ? of.problems.join('\n') : '')

describe('a corrected field', () => {
  test('changes its line, its source and the date, and no other line; the patch gives the same file', () => {
    const corrected = correct({ on: '2026-11-02' })
    if ('problems' in corrected) throw new Error(problems(corrected))
    expect(corrected.patch).toContain('--- a/content/items/pan.yaml\n+++ b/content/items/pan.yaml\n')
    const lines = corrected.patch.split('\n').filter((line) => /^[+-](?![+-]{2})/.test(line))
    expect(lines.map((line) => line.trimEnd())).toEqual([
      '-value: 800 # hundredths of a coin',
      '+value: 1200 # hundredths of a coin',
      '-    source: A guess of the editors',
      '-    certainty: guess',
      '-    note: nobody looked',
      '-checked: 2026-11-01',
      '+    source: Price tag',
      '+    certainty: seen',
      '+    version: 1.7.2',
      '+    seen: { by: Ada, on: 2026-11-02 }',
      '+checked: 2026-11-02',
    ])
    expect(applyPatch(pan, corrected.patch)).toBe(corrected.text)
  })

  test('keeps the name of the observer, also without a date', () => {
    const corrected = correct({ on: '' })
    if ('problems' in corrected) throw new Error(problems(corrected))
    expect(corrected.text).toMatch(/seen: \{ by: Ada, on: \d{4}-\d\d-\d\d \}/)
  })

  test.each([
    ['a price in words', { to: 'twelve' }, /pan\.yaml:6:8\n {2}✖ value: found "twelve", expected a whole number/],
    ['a price in whole coins', { to: '8' }, /Write 800 for 8 coins/],
    ['an unknown shop', { field: 'shops', to: '[1, 99]' }, /shops\.1: found 99, expected the number of one of shops[^]*There are 0 to 12/],
    [
      'a link to an unknown item',
      { field: 'description', to: 'Like the :item[shovle].' },
      /:item\[shovle\], expected the name of a file in items[^]*shovel\?/,
    ],
    ['a number of an unknown thing', { field: 'description', to: 'Costs :value[item/pam.price].' }, /found :value\[item\/pam\.price\]/],
    ['no source', { source: '' }, /sources\.value\.source/],
    ['an unknown certainty', { certainty: 'sure' }, /expected one of seen, files/],
    ['an unknown price with the certainty seen', { to: '' }, /expected unknown, because the field value is empty/],
    ['a date in the future', { on: '2999-01-01' }, /a date in the past/],
    ['an unknown field', { field: 'constructor' }, /has no field/],
    ['lists without end', { to: '['.repeat(4000) }, /✖ value|cannot be written/],
    ['names for more and more of each other', { to: `&a [1, 2]\nb: [${'*a,'.repeat(500)}]` }, /✖ value|cannot be written/],
  ])('%s is reported with the message of the check, and nothing is written', (_what, change, message) => {
    expect(problems(correct({ on: '', ...change }))).toMatch(message)
  })

  test('a text stays a text, even if it looks like another YAML type', () => {
    const corrected = correct({ field: 'description', to: '1.6: {a}\n- b', on: '' })
    if ('problems' in corrected) throw new Error(problems(corrected))
    expect(listCorrectable('items/pan.yaml', corrected.text).find(({ name }) => name === 'description')?.now).toBe('1.6: {a}\n- b')
  })
})

test('the correctable fields are those with sources, each with its line', () => {
  const fields = listCorrectable('items/pan.yaml', pan)
  expect(fields.find(({ name }) => name === 'value')).toMatchObject({ now: '800', line: 6 })
  expect(fields.find(({ name }) => name === 'shops')).toMatchObject({ now: '', line: undefined })
  expect(fields.map(({ name }) => name)).not.toContain('id')
})

describe('a changed text', () => {
  const page = '---\ntitle: Pans\ndescription: All of them.\nsources: [Us]\nchecked: 2026-11-01\n---\n\nText.\n'
  test('of a page of prose is checked with its front matter', () => {
    expect(correctText('pages/pans.md', page, page.replace('Text.', 'More text.'), {})).toHaveProperty('patch')
    const named = correctText('pages/pans.md', page, page.replace('Text.', 'See :shop[7] and :fact[pans.wide].'), {
      shops: ['7'],
      facts: ['tins'],
    })
    expect(problems(named)).toMatch(/pans\.md:8:18\n.*found :fact\[pans\.wide\], expected the name of a file in facts/)
    expect(problems(correctText('pages/pans.md', page, page.replace('2026-11-01', 'today'), {}))).toMatch(
      /pans\.md:5:10\n.*a date as YYYY-MM-DD/,
    )
    expect(problems(correctText('pages/pans.md', page, 'Text.\n', {}))).toMatch(/no front matter/)
  })
  test('that is equal is rejected', () => {
    expect(problems(correctText('pages/pans.md', page, page, {}))).toMatch(/Nothing was changed/)
  })
})
