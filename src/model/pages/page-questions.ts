import type { PageBlock } from './page.ts'
import { htmlToText } from '#model/text/plain-text.ts'

/** A question of an FAQ: a heading of depth 3 and everything below it. */
export type Question = { id: string; title: string; answer: PageBlock[] }
/** A heading of depth 2 with the text directly below it and its questions. The first group may have no heading. */
export type QuestionGroup = { id: string; title: string; intro: PageBlock[]; questions: Question[] }

/** Splits a page into its questions. Headings and questions keep their anchors, because links point to them. */
export function toQuestionGroups(blocks: PageBlock[]): QuestionGroup[] {
  const groups: QuestionGroup[] = [{ id: '', title: '', intro: [], questions: [] }]
  for (const block of blocks.flatMap(splitAtHeadings)) {
    const group = groups.at(-1)
    if (!group) break
    const [whole = '', depth, id = '', text = ''] = ('html' in block && /^<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/.exec(block.html)) || []
    if (depth === '2') groups.push({ id, title: htmlToText(text), intro: restOf(block, whole), questions: [] })
    else if (depth === '3') group.questions.push({ id, title: htmlToText(text), answer: restOf(block, whole) })
    else (group.questions.at(-1)?.answer ?? group.intro).push(block)
  }
  return groups.filter(({ title, intro, questions }) => title || intro.length > 0 || questions.length > 0)
}

function splitAtHeadings(block: PageBlock): PageBlock[] {
  if ('widget' in block) return [block]
  return block.html
    .split(/(?=<h[23] id=)/)
    .filter((html) => html.trim())
    .map((html) => ({ html }))
}

function restOf(block: PageBlock, heading: string): PageBlock[] {
  const html = 'html' in block ? block.html.slice(heading.length).trim() : ''
  return html ? [{ html }] : []
}
