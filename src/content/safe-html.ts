import type { ElementContent } from 'hast'
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

// No prefix for ids: anchors are part of addresses.
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []), 'title'],
    a: [...(defaultSchema.attributes?.a ?? []), 'dataItem', 'rel'],
    span: [['className', 'nb', 'mk', 'sr', 'key', 'act'], 'ariaHidden', 'dataFact', 'dataAct', 'dataDoes', 'role', 'ariaLabel'],
    data: ['dataP'],
    div: [['className', 'callout', 'tip', 'warning', 'notice']],
    table: [['className', 'tbl']],
    th: ['scope', ['className', 'num']],
    td: [['className', 'num', 'unit']],
  },
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'), 'kbd', 'aside', 'wbr', 'data'],
}

const sanitizer = unified().use(rehypeSanitize, schema).use(rehypeStringify)

/** Sanitizes elements and converts them to HTML. */
export function toSafeHtml(children: ElementContent[]): string {
  return sanitizer.stringify(sanitizer.runSync({ type: 'root', children }))
}
