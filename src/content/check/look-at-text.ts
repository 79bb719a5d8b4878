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
    if (node.type === 'text') for (const flaw of findBrackets(node.value)) report(node, flaw)
    if (node.type === 'heading' && node.depth === 1)
      report(node, {
        found: '# at the start of a heading',
        expected: '##',
        help: 'The title of the page is the only one with one #.',
        served: true,
      })
    if (node.type === 'image' && !node.alt)
      report(node, {
        found: 'a picture without words',
        expected: 'what it shows, for who does not see it: ![A shovel in dirt](…)',
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

/** Links that are none, because of what stands between their brackets. */
function findBrackets(text: string): Parameters<Report>[1][] {
  const unlinked = /\[[^\]\n]*\]\([^()\n]* [^()\n]*\)/.exec(text)?.[0]
  const unnamed = /\[[^\]\n]+\]\[[^\]\n]*\]|\[\^[^\]\n]+\]/.exec(text)?.[0]
  const flaw = { help: 'As it is, readers see the brackets.', served: true as const }
  return [
    ...(unlinked === undefined
      ? []
      : [{ ...flaw, found: unlinked, expected: 'an address without spaces in it', mark: { words: unlinked } }]),
    ...(unnamed === undefined
      ? []
      : [{ ...flaw, found: unnamed, expected: 'a line that says what it stands for: [name]: address', mark: { words: unnamed } }]),
  ]
}

function shorten(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
