import type { Root as HtmlRoot, Element, ElementContent } from 'hast'
import type { Root as MarkdownRoot, PhrasingContent, Text } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString as toText } from 'hast-util-to-string'
import rehypeSlug from 'rehype-slug'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { PageBlock, PageHeading } from '#model/wiki/page.ts'
import { certaintyWords, isEstimate, type Certainty } from '#model/wiki/certainty.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { alignNumbers } from './align-numbers.ts'
import { toAct } from './act-pictures.ts'
import { loosenPaths } from './loosen-paths.ts'
import { createNameIndex, type NamedThings, type NameIndex, type NameLink } from './names.ts'
import { lookUpNumber } from './numbers-in-prose.ts'
import { findExcess } from '#model/text/excess.ts'
import type { Problem } from './problem.ts'
import { toSafeHtml } from './safe-html.ts'

/** Places in a page where the site draws something from data. */
export const widgetNames = [
  'ore-odds',
  'anvil-recipes',
  'blueprint-chain',
  'keybinds',
  'plant-stages',
  'explosion-radii',
  'logic-elements',
  'wiring',
  'mod-links',
  'modder-profiles',
  'storage-keys',
  'tool',
] as const
const calloutNames = ['tip', 'warning', 'notice']

/** What Markdown becomes: finished HTML, cut where the site draws something itself. */
export type Compiled = { blocks: PageBlock[]; headings: PageHeading[]; problems: Problem[] }

/** Makes the compiler for one set of content; names and numbers in prose resolve against it. */
export function createMarkdown(things: NamedThings) {
  const names = createNameIndex(things)
  const pipeline = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(
      () =>
        (tree: MarkdownRoot, { data }) =>
          resolveDirectives(tree, names, things, (data as CompileData).report),
    )
    .use(
      () =>
        (tree: MarkdownRoot, { data }) =>
          linkNames(tree, names, (data as CompileData).home),
    )
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(() => finishElements)
    .use(() => loosenPaths)
    .use(() => alignNumbers)
    .freeze()

  /** `firstLine`: where the text starts in its file. `home`: the page the text stands on, which it does not link by name. */
  function compile(file: string, markdown: string, firstLine = 1, home?: string): Compiled {
    const problems: Problem[] = []
    const report: Report = (node, found, expected) =>
      problems.push({ file, line: node.position && node.position.start.line + firstLine - 1, field: 'text', found, expected })
    const excess = findExcess(markdown)
    if (excess) {
      problems.push({ file, field: 'text', ...excess, line: excess.line + firstLine - 1 })
      return { blocks: [], headings: [], problems }
    }
    const data: CompileData = { report, home }
    const tree = pipeline.runSync(pipeline.parse(markdown), { data })
    return { blocks: toBlocks(tree), headings: listHeadings(tree), problems }
  }

  return {
    compile,
    /** Markdown without drawn parts (posts, advice) as one piece of HTML. */
    compileToHtml(file: string, markdown: string, firstLine = 1, home?: string): { html: string; problems: Problem[] } {
      const { blocks, problems } = compile(file, markdown, firstLine, home)
      const drawn = blocks.find((block) => 'widget' in block)
      if (drawn)
        problems.push({ file, field: 'text', found: `::${drawn.widget}`, expected: 'a drawn part only on a page of content/pages' })
      return { html: blocks.map((block) => ('html' in block ? block.html : '')).join(''), problems }
    },
  }
}

type Report = (node: TextDirective | LeafDirective | ContainerDirective, found: string, expected: string) => void
/** What goes along with one text. */
type CompileData = { report: Report; home: string | undefined }

function resolveDirectives(tree: MarkdownRoot, names: NameIndex, things: NamedThings, report: Report) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective') {
      const replacement = toInline(node, names, things, report)
      if (parent && index !== undefined) parent.children[index] = replacement as never
      return SKIP
    }
    if (node.type === 'leafDirective') {
      if (!(widgetNames as readonly string[]).includes(node.name)) report(node, `::${node.name}`, `one of ${widgetNames.join(', ')}`)
      node.data = { hName: 'widget', hProperties: { name: node.name, options: JSON.stringify(node.attributes ?? {}) } }
    }
    if (node.type === 'containerDirective') {
      if (!calloutNames.includes(node.name)) report(node, `:::${node.name}`, `one of ${calloutNames.join(', ')}`)
      node.data = { hName: 'div', hProperties: { className: ['callout', node.name] } }
    }
    return undefined
  })
}

function toInline(node: TextDirective, names: NameIndex, things: NamedThings, report: Report): PhrasingContent {
  const label = node.children.map((child) => ('value' in child ? child.value : '')).join('')
  const as = node.attributes?.as ?? undefined
  switch (node.name) {
    case 'item':
    case 'shop':
    case 'town':
    case 'digsite': {
      const link = names[node.name](label)
      if (link) return toLink(link, as ?? link.name)
      report(node, `:${node.name}[${label}]`, `the ${node.name === 'shop' ? 'id' : 'safe name'} of a ${node.name} in content/`)
      return { type: 'text', value: label }
    }
    case 'act':
      return toAct(label, node.attributes?.does ?? '', names, (found, expected) => report(node, found, expected))
    case 'key':
      return { type: 'emphasis', children: [{ type: 'text', value: label }], data: { hName: 'kbd' } }
    case 'fact':
    case 'value': {
      const number = lookUpNumber(node.name, label, things)
      if (!number) report(node, `:${node.name}[${label}]`, node.name === 'fact' ? 'a key of content/facts' : 'kind/id.field of a record')
      return toNumber(number ?? { text: label })
    }
    default: {
      // A colon in running text ("at 1:30") is no directive: put back what was written.
      const written = `:${node.name}`
      return { type: 'text', value: label ? `${written}[${label}]` : written }
    }
  }
}

function toNumber({ text, certainty, fact }: { text: string; certainty?: Certainty | null; fact?: string }): PhrasingContent {
  if (!certainty || !isEstimate(certainty)) return { type: 'text', value: text }
  // The word in brackets is for listeners and for readers of feeds; the style sheet draws the mark in its place.
  const word = toSpan({ className: ['sr'] }, { type: 'text', value: ` (${certaintyWords[certainty]})` })
  const mark = toSpan({ className: ['mk', certainty], title: toSentenceCase(certaintyWords[certainty]), dataFact: fact }, word)
  // Its last word stays with its mark: a whole sentence in one line would be wider than a phone.
  const last = text.lastIndexOf(' ') + 1
  const unbroken = toSpan({ className: ['nb'] }, { type: 'text', value: text.slice(last) }, mark)
  return last === 0 ? unbroken : toSpan({}, { type: 'text', value: text.slice(0, last) }, unbroken)
}

function toSpan(hProperties: Record<string, string | string[] | undefined>, ...children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'span', hProperties }, children }
}

function toLink({ path, item }: NameLink, label: string): PhrasingContent {
  return {
    type: 'link',
    url: path,
    data: item === undefined ? {} : { hProperties: { dataItem: item } },
    children: [{ type: 'text', value: label }],
  }
}

/** Links the first mention of each name under each heading; headings, links and code stay as they are. */
function linkNames(tree: MarkdownRoot, names: NameIndex, home?: string) {
  const known = home === undefined ? [] : [home]
  let linked = new Set<string>(known)
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      linked = new Set(known)
      return SKIP
    }
    if (node.type === 'link') {
      linked.add(node.url)
      return SKIP
    }
    if (node.type === 'inlineCode' || node.type === 'code' || (node.data && 'hName' in node.data && node.data.hName === 'kbd')) return SKIP
    if (node.type !== 'text' || !parent || index === undefined) return undefined
    const parts = splitAtNames(node, names, linked)
    if (parts.length === 1) return undefined
    parent.children.splice(index, 1, ...(parts as never[]))
    return [SKIP, index + parts.length]
  })
}

function splitAtNames({ value }: Text, names: NameIndex, linked: Set<string>): PhrasingContent[] {
  const parts: PhrasingContent[] = []
  let done = 0
  for (const match of value.matchAll(names.pattern)) {
    const [written, name = ''] = match
    const link = names.byName.get(name.toLowerCase())
    if (!link || linked.has(link.path)) continue
    linked.add(link.path)
    parts.push({ type: 'text', value: value.slice(done, match.index) }, toLink(link, written))
    done = match.index + written.length
  }
  parts.push({ type: 'text', value: value.slice(done) })
  return parts.filter((part) => part.type !== 'text' || part.value !== '')
}

function finishElements(tree: HtmlRoot) {
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'table') element.properties.className = ['tbl']
    const href = element.properties.href
    if (element.tagName === 'a' && typeof href === 'string' && /^https?:/.test(href)) element.properties.rel = ['external', 'noopener']
  })
}

function toBlocks(tree: HtmlRoot): PageBlock[] {
  const blocks: PageBlock[] = []
  let pending: ElementContent[] = []
  const flush = () => {
    const html = toSafeHtml(pending).trim()
    if (html) blocks.push({ html })
    pending = []
  }
  for (const child of tree.children) {
    if (child.type === 'element' && child.tagName === 'widget') {
      flush()
      blocks.push({
        widget: String(child.properties.name),
        options: JSON.parse(String(child.properties.options)) as Record<string, string>,
      })
    } else if (child.type !== 'doctype') pending.push(child)
  }
  flush()
  return blocks
}

function listHeadings(tree: HtmlRoot): PageHeading[] {
  const headings: PageHeading[] = []
  visit(tree, 'element', (element: Element) => {
    const depth = /^h([2-3])$/.exec(element.tagName)?.[1]
    if (depth && typeof element.properties.id === 'string') {
      headings.push({ id: element.properties.id, text: toText(element), depth: Number(depth) })
    }
  })
  return headings
}
