import type { Root as HtmlRoot, Element, ElementContent } from 'hast'
import type { Root as MarkdownRoot, PhrasingContent, Text } from 'mdast'
import { toString as toText } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeSlug from 'rehype-slug'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { replaceIn } from './replace-in.ts'
import type { PageBlock, PageHeading } from '#model/pages/page.ts'
import { alignNumbers } from './align-numbers.ts'
import { checkText, rangeOf, type WrittenLink } from './check/text-problems.ts'
import { resolveDirectives, toLink, type Report } from './directives.ts'
import { keepDates } from './keep-dates.ts'
import { loosenPaths } from './loosen-paths.ts'
import { createNameIndex, type NamedThings, type NameIndex } from './names.ts'
import { lookUpNumber, type LookUp } from './numbers-in-prose.ts'
import { findExcess } from '#model/text/excess.ts'
import type { Flaw, Problem } from './check/problem.ts'
import { findRead, storeRead, readOnce } from './read-once.ts'
import { toSafeHtml } from './safe-html.ts'

/** A link in the content; `toProblem` adds its position to a problem. */
export type FoundLink = Pick<WrittenLink, 'url' | 'isPicture'> & { file: string; toProblem: (flaw: Flaw) => Problem }

/** Compiled Markdown: HTML blocks, split where a widget is. */
export type Compiled = { blocks: PageBlock[]; headings: PageHeading[]; problems: Problem[]; links: FoundLink[] }

/** Position of a text: its file, and a field or the index where it begins. `home`: its own page, which it does not link to. */
export type TextPlace = { file: string; home?: string | undefined } & ({ field: string } | { start: number })

/** Data for the plugins while one text is compiled. */
type CompileData = { report: Report; home: string | undefined; lookUp: LookUp }

/** Cached result of a text without problems, with the names and numbers that it depends on. */
type CachedProse = Pick<Compiled, 'blocks' | 'headings'> & { links: WrittenLink[]; names: string; numbers: LookedUp[] }
type LookedUp = { parameters: Parameters<LookUp>; answer: string }

/** Creates the compiler for one set of content, against which names and numbers resolve. */
export function createMarkdown(things: NamedThings) {
  const names = createNameIndex(things)
  const pipeline = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(
      () =>
        (tree: MarkdownRoot, { data }) =>
          resolveDirectives(tree, names, things, (data as CompileData).lookUp, (data as CompileData).report),
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
    .use(() => keepDates)
    .freeze()

  const lookUp: LookUp = (kind, label, version) => lookUpNumber(kind, label, things, version)
  const findAsText = (parameters: Parameters<LookUp>) => JSON.stringify(lookUp(...parameters) ?? null)

  /** The cached result, if names and numbers are unchanged. */
  function findCached(key: string): CachedProse | undefined {
    const cached = findRead('prose', key) as CachedProse | undefined
    return cached?.names === names.mark && cached.numbers.every(({ parameters, answer }) => findAsText(parameters) === answer)
      ? cached
      : undefined
  }

  function compile(markdown: string, place: TextPlace): Compiled {
    const toProblem = ({ from, to }: Pick<WrittenLink, 'from' | 'to'>, flaw: Flaw) => {
      return { file: place.file, ...locateText(markdown, place, from, to), ...flaw }
    }
    const toFound = ({ url, isPicture, ...where }: WrittenLink): FoundLink => ({
      url,
      isPicture,
      file: place.file,
      toProblem: (flaw) => toProblem(where, flaw),
    })
    const key = `${place.home ?? ''}\n${markdown}`
    const cached = findCached(key)
    if (cached) return { blocks: cached.blocks, headings: cached.headings, problems: [], links: cached.links.map(toFound) }
    const problems: Problem[] = []
    const report: Report = (node, flaw) => void problems.push(toProblem(rangeOf(node), flaw))
    const excess = findExcess(markdown)
    if (excess) {
      const { line, ...problem } = excess
      const from = markdown.split(/(?<=\r\n|\r(?!\n)|\n)/, line - 1).join('').length
      problems.push({ code: 'too-complex', file: place.file, ...locateText(markdown, place, from, from + 1), ...problem })
      return { blocks: [], headings: [], problems, links: [] }
    }
    const parsed = readOnce('markdown', markdown, () => pipeline.parse(markdown))
    const links = checkText(parsed, markdown, report)
    const numbers: LookedUp[] = []
    const lookUpHere: LookUp = (kind, label, version) => {
      const parameters: Parameters<LookUp> = version === undefined ? [kind, label] : [kind, label, version]
      numbers.push({ parameters, answer: findAsText(parameters) })
      return lookUp(...parameters)
    }
    const data: CompileData = { report, home: place.home, lookUp: lookUpHere }
    const tree = pipeline.runSync(parsed, { data })
    const [blocks, headings] = [toBlocks(tree), listHeadings(tree)]
    // Not cached with problems, which have to be reported each time.
    if (problems.length === 0) storeRead('prose', key, { blocks, headings, links, names: names.mark, numbers } satisfies CachedProse)
    return { blocks, headings, problems, links: links.map(toFound) }
  }

  return {
    compile,
    /** Compiles Markdown without widgets (posts, advice) to HTML. */
    compileToHtml(markdown: string, place: TextPlace): { html: string; problems: Problem[]; links: FoundLink[] } {
      const { blocks, problems, links } = compile(markdown, place)
      const drawn = blocks.find((block) => 'widget' in block)
      if (drawn) {
        const [found, expected] = [`::${drawn.widget}`, 'a drawn part only on a page of content/pages']
        const from = Math.max(0, markdown.indexOf(found))
        const where = locateText(markdown, place, from, from + found.length)
        problems.push({ code: 'misplaced-directive', file: place.file, found, expected, ...where })
      }
      return { html: blocks.map((block) => ('html' in block ? block.html : '')).join(''), problems, links }
    },
  }
}

const htmlReader = unified().use(rehypeParse, { fragment: true }).freeze()

/**
 * Sanitizes HTML from another author like compiled Markdown. Undefined if it is nested too deeply; other errors are thrown.
 */
export function cleanHtml(html: string): string | undefined {
  try {
    const tree = htmlReader.parse(html)
    finishElements(tree)
    dropNames(tree)
    return toSafeHtml(tree.children as ElementContent[]).trim()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Removes ids except those of headings: they could clash with ids of the page. */
function dropNames(tree: HtmlRoot) {
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    if (!/^h\d$/.test(tagName)) delete properties.id
  })
}

/** Marks a part of a text: by range in a file of prose, by words in a field. */
function locateText(markdown: string, place: TextPlace, from: number, to: number): Pick<Problem, 'field' | 'range' | 'mark'> {
  if ('start' in place) return { field: 'text', range: [place.start + from, place.start + to] }
  return { field: place.field, mark: { words: markdown.slice(from, to) } }
}

/** Links the first mention of each name under each heading; skips headings, links and code. */
function linkNames(tree: MarkdownRoot, names: NameIndex, home?: string) {
  const alreadyLinked = home === undefined ? [] : [home]
  let linked = new Set<string>(alreadyLinked)
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      linked = new Set(alreadyLinked)
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
    replaceIn(parent, index, parts)
    return [SKIP, index + parts.length]
  })
}

/** A name in a URL, as in "https://bridgepour.com", is not linked. */
const endsInAddress = /:\/\/\S*$/

function splitAtNames({ value }: Text, names: NameIndex, linked: Set<string>): PhrasingContent[] {
  const parts: PhrasingContent[] = []
  let done = 0
  for (const { index, written, link } of names.findIn(value)) {
    if (linked.has(link.path) || endsInAddress.test(value.slice(0, index))) continue
    linked.add(link.path)
    parts.push({ type: 'text', value: value.slice(done, index) }, toLink(link, written))
    done = index + written.length
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
