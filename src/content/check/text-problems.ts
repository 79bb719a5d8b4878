import type { Node, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { inlineNames, type Report } from '../directives.ts'
import type { Flaw, ProblemCode } from './problem.ts'

/** The address of a link or picture, with its range in the text. */
export type WrittenLink = { url: string; isPicture: boolean; from: number; to: number }

/** Reports mistakes that Markdown accepts silently, such as unclosed boxes and HTML. Returns the links of the text. */
export function checkText(tree: Root, text: string, report: Report): WrittenLink[] {
  const links: WrittenLink[] = []
  let lastDepth = 6
  const written = (node: Node) => {
    const { from, to } = rangeOf(node)
    return text.slice(from, to)
  }
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      links.push({ url: node.url, isPicture: node.type === 'image', ...rangeOf(node) })
    if (node.type === 'html' && /^<[a-z!?]/i.test(node.value) && !node.value.startsWith('<!--'))
      report(node, {
        code: 'inline-html',
        found: shorten(node.value),
        expected: 'Markdown',
        hint: 'HTML tags are removed, and the text between them is shown. Put code between `backticks`.',
        served: true,
      })
    if (node.type === 'text')
      for (const flaw of [...findBrackets(node.value), ...findSigns(node.value, written(node), index === 0)]) report(node, flaw)
    if (node.type === 'link' && node.children.length === 0)
      report(node, { code: 'empty-link', found: 'a link without text', expected: 'its text: [the map](…)', served: true })
    if (node.type === 'heading') {
      if (node.children.length === 0)
        report(node, { code: 'empty-heading', found: 'a heading without text', expected: 'text after its #', served: true })
      if (node.depth > lastDepth + 1)
        report(node, {
          code: 'heading-increment',
          found: '#'.repeat(node.depth),
          expected: `at most ${'#'.repeat(lastDepth + 1)} below a heading of ${'#'.repeat(lastDepth)}`,
          hint: 'Screen readers need heading levels without gaps.',
          served: true,
        })
      lastDepth = node.depth
    }
    if (node.type === 'table') {
      const [head, ...rows] = node.children
      for (const row of rows.filter(({ children }) => children.length > (head?.children.length ?? 0)))
        report(row, {
          code: 'table-column-count',
          found: `${row.children.length} cells in a row`,
          expected: `at most ${head?.children.length}, as its first row has`,
          hint: 'Other cells are not shown. A | in a cell is written \\|.',
          served: true,
        })
    }
    if (node.type === 'code' && /^\s*(```|~~~)/.test(written(node)) && !/\n[\s>]*(`{3,}|~{3,})\s*$/.test(written(node)))
      report(node, {
        code: 'unclosed-code-block',
        found: 'a code block without an end',
        expected: 'a line of ``` after its last line',
        hint: 'Without it the rest of the page is code.',
        mark: { words: written(node).trim().split('\n', 1)[0] ?? '' },
        served: true,
      })
    if (node.type === 'code' && !/^\s*(```|~~~)/.test(written(node)))
      report(node, {
        code: 'indented-code',
        found: 'a text indented by four spaces',
        expected: 'text at the start of the line',
        hint: 'Indented text is shown as code. Put code between two lines of ```.',
        mark: { words: node.value.split('\n', 1)[0] ?? '' },
        served: true,
      })
    if (node.type === 'heading' && node.depth === 1)
      report(node, {
        code: 'top-level-heading',
        found: '# at the start of a heading',
        expected: '##',
        hint: 'The title of the page is the only one with one #.',
        served: true,
      })
    if (node.type === 'image' && !node.alt)
      report(node, {
        code: 'missing-alt-text',
        found: 'a picture without alt text',
        expected: 'what it shows: ![A shovel in dirt](…)',
        served: true,
      })
    if (node.type === 'containerDirective') {
      const end = node.position?.end.offset ?? text.length
      const last = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
      // In nested boxes, the ::: of an unclosed inner one closes the outer one.
      const open = parent?.type === 'containerDirective' ? parent : node
      if (!/^[\s>]*:{3,}\s*$/.test(last))
        report(open, {
          code: 'unclosed-directive',
          found: `:::${open.name} without an end`,
          expected: 'a line of ::: after its last line',
          hint: 'Without it the box extends to the end of the page.',
          mark: { words: `:::${open.name}` },
          served: true,
        })
    }
  })
  return links
}

/** Finds misspelled links. */
function findBrackets(text: string): Flaw[] {
  const flaws: [found: RegExp, expected: string][] = [
    [/\[[^\]\n]*\]\([^()\n]* [^()\n]*\)/, 'an address without spaces in it'],
    [/\[[^\]\n]*\]\([^()\n]*$/m, 'a ) right after the address'],
    [/\[[^\]\n]+\] +\((?:\/|https?:)[^()\n]*\)/, 'no space between ] and ('],
    [/\([^()\n]+\)\[(?:\/|https?:)[^\]\n]*\]/, 'the text in [ ], then the address in ( )'],
    [/\[\[[^\]\n]+\]\]/, ':item[safe-name] for an item, or [words](/address)'],
    [/^\[!\w+\]/, 'a box: :::tip, :::warning or :::notice, with a line of ::: after its last line'],
    [/\[[^\]\n]+\]\[[^\]/\n][^\]\n]*\]|\[[^\]\n]+\]\[\]|\[\^[^\]\n]+\]/, 'a line that defines it: [name]: address'],
  ]
  const [first] = flaws.flatMap(([pattern, expected]) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : { found, expected }
  })
  return first
    ? [{ code: 'link-syntax', ...first, hint: 'Readers see the brackets as they are.', mark: { words: first.found }, served: true }]
    : []
}

const spacedDirective = new RegExp(`: +(?:${inlineNames.join('|')})\\[[^\\]\\n]*\\]`)

/** Finds misspelled Markdown that would be shown literally. Some marks are only checked at the start of a line. */
function findSigns(text: string, written: string, isFirst: boolean): Flaw[] {
  const lines = isFirst ? text : text.slice(text.indexOf('\n') < 0 ? text.length : text.indexOf('\n'))
  const hasDashes = /^\|.*\|\n\|[\s:|-]+\|?$/m.test(lines)
  const signs: [code: ProblemCode, sign: string | undefined, expected: string][] = [
    ['emphasis-syntax', /\*\*|__(?=\w)|(?<=\w)__/.exec(text)?.[0], 'it on both sides of the bold text, without spaces'],
    [
      'emphasis-syntax',
      /(?<![\\*\w])\*(?=[\p{L}\d])/u.exec(written)?.[0],
      'it on both sides of the emphasized text, or a space after the * of a list',
    ],
    ['missing-space', /^#{1,6}(?=\p{L})/mu.exec(lines)?.[0], 'a space after the # of a heading'],
    ['missing-space', /^-(?=\p{L})/mu.exec(lines)?.[0], 'a space after the - of a list'],
    ['missing-space', /^\d{1,2}[.)](?=\p{L}{2})/mu.exec(lines)?.[0], 'a space after the number of a list'],
    ['list-marker', /^[•‣◦▪●](?=\s)/mu.exec(lines)?.[0], '- at the start of each line of a list'],
    [
      'table-delimiter',
      /^\|.*\|$/m.exec(lines)?.[0],
      hasDashes ? 'as many --- below the first row as it has cells' : 'a line of | --- | below the first row of a table',
    ],
    ['directive-syntax', /^:{2,3}[a-z][\w-]*/m.exec(lines)?.[0], 'closed braces around options, and nothing else on its line'],
    ['directive-syntax', /^::: +\p{L}+/mu.exec(lines)?.[0], 'its name right after the colons, without a space'],
    ['directive-syntax', spacedDirective.exec(text)?.[0], 'no space after the colon'],
  ]
  return signs.flatMap(([code, found, expected]) =>
    found === undefined
      ? []
      : [{ code, found, expected, hint: 'Readers see these characters as they are.', mark: { words: found }, served: true as const }],
  )
}

/** The range of a node in the text. */
export function rangeOf({ position }: Node): { from: number; to: number } {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}

function shorten(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
