import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTextWiki, type TextWiki } from '../../test/support/text-wiki.ts'
import { readContent } from './read-content.ts'

let wiki: TextWiki
beforeEach(() => {
  wiki = createTextWiki()
})

const write = (file: string, text: string) => wiki.write(file, text)
const reportedSources = `{ ${['name', 'description', 'value'].map((line) => `${line}: { source: Seen, certainty: told }`).join(', ')} }`
const item = (more: string) =>
  `id: 900\nname: Test Item\ngroup: tool\ndescription: A thing.\nvalue: 100\nsources: ${reportedSources}\nchecked: 2026-11-21\n${more}`

const readProblems = () => wiki.readProblems()

test('a missing folder is reported once, not per file', () => {
  expect(() => readContent('/no/such/folder')).toThrow('CONTENT_DIR is /no/such/folder')
})

test('the small wiki reads without problems', () => {
  expect(readProblems()).toEqual([])
})

test('all wrong files are reported at once, each with file, line, field, what was found and what was expected', () => {
  write('items/test-item.yaml', item('').replace('value: 100', 'value: twelve'))
  write('towns/bridgepour.yaml', 'id: 1\nname: ""\n')
  write('items/broken.yaml', 'id: 1\n  name: [\n')
  const problems = readProblems()
  const price = { file: 'items/test-item.yaml', line: 5, column: 8, field: 'value', found: '"twelve"', expected: 'a whole number' }
  expect(problems).toContainEqual(expect.objectContaining(price))
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'towns/bridgepour.yaml', field: 'name', found: '""', expected: 'some text' }),
  )
  expect(problems).toContainEqual(expect.objectContaining({ file: 'towns/bridgepour.yaml', field: 'description', found: 'nothing' }))
  expect(problems).toContainEqual(expect.objectContaining({ file: 'items/broken.yaml', line: 2 }))
})

test('a fact without a source is rejected, and so is a certainty for an unknown price', () => {
  write('items/test-item.yaml', item('since: "1.6"\n').replace('value: 100', 'value: null'))
  expect(readProblems()).toEqual([
    expect.objectContaining({ file: 'items/test-item.yaml', field: 'sources.since', found: 'nothing' }),
    expect.objectContaining({ file: 'items/test-item.yaml', field: 'sources.value.certainty', found: 'told' }),
  ])
})

test.each([
  ['an item sold in shop 99', 'items/test-item.yaml', item('shops: [99]\nshop_role: sells\n'), 'shops.0', '99'],
  ['an item with shops and no shop_role', 'items/test-item.yaml', item('shops: [7]\n'), 'shop_role', 'nothing'],
  ['a file name that differs from the name', 'items/other-name.yaml', item(''), 'name', '"Test Item"'],
  ['an id used twice', 'items/test-item.yaml', item('').replace('900', '1'), 'id', '1'],
  [
    'a recipe of an unknown item',
    'resources/gold-ore.yaml',
    'name: Gold Ore\ntype: ore\nvalue: 1\ninput: []\noutput: [no-such-bar]\nsources: {}\nchecked: 2026-11-21\n',
    'output.0',
    '"no-such-bar"',
  ],
  [
    'a fact that names an unknown item',
    'facts/ore-drop-items.yaml',
    'value:\n  iron ore: [no-such-ore]\nnames: items\nsources: {}\nchecked: 2026-11-22\n',
    'value.iron ore.0',
    '"no-such-ore"',
  ],
  [
    'a line of the odds without its items',
    'facts/ore-drop-chances.yaml',
    'value:\n  tin ore: 52\nsources: {}\nchecked: 2026-11-22\n',
    'value.tin ore',
    '"tin ore"',
  ],
  [
    'a thing without a page',
    'facts/named-items.yaml',
    'value:\n  grund: dirt\nnames: items\nsources: {}\nchecked: 2026-11-22\n',
    'value.grund',
    '"grund"',
  ],
])('%s is refused', (_what, file, text, field, found) => {
  write(file, text)
  expect(readProblems()).toContainEqual(expect.objectContaining({ file, field, found }))
})

test('a reference to a thing whose own file is broken is reported once, at that file', () => {
  write('towns/bridgepour.yaml', 'id: one\n')
  expect(readProblems().every(({ file }) => file === 'towns/bridgepour.yaml')).toBe(true)
})

test('a renamed item is reported at each reference', () => {
  write('items/golden-ore.yaml', wiki.textOf('items/gold-ore.yaml').replace('Gold Ore', 'Golden Ore'))
  wiki.remove('items/gold-ore.yaml')
  const places = readProblems()
    .filter(({ cause }) => cause === 'items/gold-ore')
    .map(({ file }) => file)
  expect(places).toEqual(
    expect.arrayContaining(['resources/gold-ore.yaml', 'resources/gold-bar.yaml', 'facts/ore-drop-items.yaml', 'site.yaml']),
  )
})

test('a file as editors on Windows write it is read like any other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('test/wiki', folder, { recursive: true })
  writeFileSync(join(folder, 'items/test-item.yaml'), `\uFEFF${item('').replaceAll('\n', '\r\n')}`)
  writeFileSync(
    join(folder, 'pages/test.md'),
    '\uFEFF---\r\ntitle: Test\r\ndescription: A page.\r\nchecked: 2026-11-21\r\n---\r\n\r\nWords.\r\n',
  )
  const { items, pages } = readContent(folder)
  expect(items.find(({ id }) => id === 900)).toMatchObject({ name: 'Test Item', group: 'tool' })
  expect(pages.find(({ slug }) => slug === 'test')?.blocks).toEqual([{ html: '<p>Words.</p>' }])
})

test('syntax beyond Markdown stays text', () => {
  const hostile = 'Pipes & <b>belts</b>'
  const note = '{ source: A test, certainty: told }'
  const escaped = 'Pipes &amp; &lt;b&gt;belts&lt;/b&gt;'
  write(
    'patch-notes/9.9.yaml',
    `id: 99\nversion: '9.9'\ndate: 2026-11-20\ndate_kind: release\nsummary: Words.\nchanges: [${JSON.stringify(hostile)}]\nsources: { date: ${note}, summary: ${note}, changes: ${note} }\nchecked: 2026-11-21\n`,
  )
  write('blog/99-post.md', `---\nid: 99\ntitle: Post\ndate: 2026-11-20\nauthor: Ada\nsummary: ${JSON.stringify(hostile)}\n---\n\nWords.\n`)
  const { patchNotes, blogPosts } = wiki.read()
  expect(patchNotes.find(({ id }) => id === 99)?.details).toBe(`<ul><li>${escaped}</li></ul>`)
  expect(blogPosts.find(({ id }) => id === 99)).toMatchObject({ html_summary: `<p>${escaped}</p>`, safe_summary: hostile })
})

test('while the list of pages is invalid, dead links are not reported, but missing pictures are', () => {
  write('destinations.yaml', 'no list')
  write(
    'pages/test.md',
    '---\ntitle: Test\ndescription: A page.\nchecked: 2026-11-21\n---\n\n[Gone](/no-such-page) ![Gone](/assets/images/none.png)\n',
  )
  const dead = wiki.readProblems({ strict: true }).filter(({ file }) => file === 'pages/test.md')
  expect(dead.map(({ found }) => found)).toEqual(['/assets/images/none.png'])
})

describe('prose', () => {
  const page = (body: string) => `---\ntitle: Test\ndescription: A page for a test.\nchecked: 2026-11-21\n---\n\n${body}\n`
  const compile = (body: string) => {
    write('pages/test.md', page(body))
    const compiled = wiki.read().pages.find(({ slug }) => slug === 'test')
    return compiled?.blocks.map((block) => ('html' in block ? block.html : `[${block.widget}]`)).join('')
  }

  test('references are replaced by numbers, with a badge for estimates', () => {
    expect(compile('It takes :fact[filter_percent] percent.')).toContain('It takes 20 percent.')
    expect(compile('It costs :value[item/shovel.price] coins.')).toMatch(
      /<span class="nb"><data data-p="shovel">12<\/data><span class="mk" data-fact="item\/shovel\/value"><span class="sr"> \(unconfirmed\)<\/span><\/span><\/span> coins/,
    )
    write('facts/trader.yaml', 'value: wants one fish\nsources: { value: { source: Us, certainty: guess } }\nchecked: 2026-11-21\n')
    expect(compile('He :fact[trader].')).toContain('<p>He <span>wants one <span class="nb">fish<span class="mk" data-fact')
  })

  test('a number is rounded, but never to zero', () => {
    write('facts/small.yaml', 'value: 0.00234\nsources: { value: { source: Seen, certainty: told } }\nchecked: 2026-11-21\n')
    expect(compile('It takes :fact[small] a step.')).toContain('It takes 0.0023 a step.')
  })

  test('a description may have references, but rejects a less certain number', () => {
    const describing = (text: string) => write('items/test-item.yaml', item('').replace(/^description: .*$/m, `description: ${text}`))
    describing('Takes :fact[filter_percent]% at 1:30.')
    expect(wiki.read().items.find(({ safe_name }) => safe_name === 'test-item')?.description).toBe('Takes 20% at 1:30.')
    for (const unknown of [':fact[no_such_fact]', ':value[item/shovel.price]']) {
      describing(`Takes ${unknown}.`)
      expect(readProblems()).toContainEqual(
        expect.objectContaining({ file: 'items/test-item.yaml', field: 'description', mark: { words: unknown } }),
      )
    }
  })

  test('names are linked once under each heading, with the item of their card', () => {
    const html = compile('An improved shovel. Another Improved Shovel.\n\n## Again\n\nImproved shovels.')
    expect(html?.match(/href="\/database\/improved-shovel" data-item="improved-shovel"/g)).toHaveLength(2)
    expect(html).toContain('>improved shovel</a>')
    // The plural "s" is part of the link.
    expect(html).toContain('>Improved shovels</a>.')
    // Only whole words match.
    expect(compile('An improved shovelsmith, and improved shovelly.')).not.toContain('<a')
    // Names in addresses are not linked.
    expect(compile('See :fact[wiki_url] or https\\://bridgepour.example/.')).not.toContain('towns#bridgepour')
  })

  test('columns of numbers are right-aligned', () => {
    const html = compile('| A | B |\n| - | - |\n| Shovel | :value[item/shovel.price] |\n| 2 pans | 1,160 |\n| Axe | Not known |')
    expect(html).toMatch(/^<table class="tbl">/)
    expect(html).toMatch(/<th>A<\/th>\s*<th class="num">B<\/th>/)
    expect(html).toContain('<td>2 pans</td>')
    expect(html).toContain('<td class="num">1,160</td>')
    // With a unit, the certainty badge does not overlap the space after the number.
    expect(compile('| A | B |\n| - | - |\n| Axe | :value[item/shovel.price] coins |')).toContain('<td class="num unit">')
  })

  test('a colon in running text stays a colon', () => {
    expect(compile('At 1:30, ratio 2:one.')).toContain('At 1:30, ratio 2:one.')
  })

  test.each([
    [':item[no-such-item]', ':item[no-such-item]'],
    [':act[shovel > no-such-thing]{does=dig}', ':act[shovel > no-such-thing]'],
    [':act[shovel > ground]{does="<b>"}', 'does=<b>'],
    [':fact[no_such_fact]', ':fact[no_such_fact]'],
    [':value[item/shovel.nothing]', ':value[item/shovel.nothing]'],
    ['::no-such-part', '::no-such-part'],
    [':::no-such-box\nText\n:::', ':::no-such-box'],
  ])('%s is rejected with its line', (body, found) => {
    write('pages/test.md', page(body))
    expect(readProblems()).toContainEqual(expect.objectContaining({ file: 'pages/test.md', line: 7, found }))
  })

  test.each([
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    '![x](javascript:alert(1))',
    '<a href="data:text/html,x">x</a>',
    '[x](vbscript:x)',
  ])('%s is removed', (body) => {
    expect(compile(body)).not.toMatch(/<script|javascript:|onerror|data:text|vbscript/i)
  })
})
