const tag = /<([a-z][\w-]*)((?: [^\s"=<>/]+(?:="[^"]*"|=[\w.:/#-]+)?)+)( ?\/?)>/gi
const attribute = / ([^\s"=<>/]+)(?:="[^"]*"|=([\w.:/#-]+))?/g
const emptyAttribute = /^ (?:alt|crossorigin|value)$/i
const voidElement = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/

/** The opposite of unquote-attributes.ts: `<img src=/a.svg alt>` -> `<img src="/a.svg" alt=""/>`. */
export const quoteAttributes = (html: string) =>
  html.replace(tag, (_tag, element: string, attributes: string, end: string) => {
    const quoted = attributes.replace(attribute, (whole, name: string, value?: string) => {
      if (value !== undefined) return ` ${name}="${value}"`
      return emptyAttribute.test(whole) ? `${whole}=""` : whole
    })
    return `<${element}${quoted}${voidElement.test(element) ? '/' : end.trim()}>`
  })

const row = /<tr\b(?:(?!<\/?t(?:r|head|body|foot|able)\b).)*(<\/tr>)?/gs
const rows = /<(t(?:head|body))\b(?:(?!<\/?t(?:head|body|foot|able)\b).)*(<\/t(?:head|body)>)?/gs

/** Adds the end tags of rows and of their groups that shorten-markup.ts leaves out. */
export const endRows = (html: string) =>
  html
    .replace(row, (part, end?: string) => (end ? part : `${part}</tr>`))
    .replace(rows, (part, name: string, end?: string) => (end ? part : `${part}</${name}>`))
