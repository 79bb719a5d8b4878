import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Report, ToProblem } from '../directives.ts'
import type { Problem } from './problem.ts'

/** An address that a writer wrote, of a link or of a picture. */
export type FoundLink = { url: string; isPicture: boolean; toProblem(flaw: Parameters<ToProblem>[1]): Problem }

/** What Markdown takes without a word and no reader wants: boxes that never end, and HTML, which is left out. Answers with its links. */
export function lookAtText(tree: Root, text: string, report: Report, toProblem: ToProblem): FoundLink[] {
  const links: FoundLink[] = []
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      links.push({ url: node.url, isPicture: node.type === 'image', toProblem: (flaw) => toProblem(node, flaw) })
    if (node.type === 'html' && /^<[a-z!?]/i.test(node.value) && !node.value.startsWith('<!--'))
      report(node, {
        found: shorten(node.value),
        expected: 'Markdown',
        help: 'HTML is left out, and words between its tags are shown as text. Code stands between `backticks`.',
        served: true,
      })
    const broken = node.type === 'text' ? /\[[^\]\n]*\]\([^()\n]* [^()\n]*\)/.exec(node.value)?.[0] : undefined
    if (broken !== undefined)
      report(node, {
        found: broken,
        expected: 'an address without spaces in it',
        help: 'As it is, readers see the brackets.',
        mark: { words: broken },
        served: true,
      })
    if (node.type === 'containerDirective') {
      const end = node.position?.end.offset ?? text.length
      const last = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
      if (!/^[\s>]*:{3,}\s*$/.test(last))
        report(node, {
          found: `:::${node.name} without an end`,
          expected: 'a line of ::: after its last line',
          help: 'Without it the box goes on to the end of the page.',
          mark: { words: `:::${node.name}` },
          served: true,
        })
    }
  })
  return links
}

function shorten(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
