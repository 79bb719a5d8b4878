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
    return `<${element}${quoted}${end.trim() || (voidElement.test(element) && quoted !== attributes ? '/' : '')}>`
  })
