/** A tag as React and the prose write it: values in double quotes. Text never matches: its "<" is escaped. */
const tag = /<([a-z][\w-]*)((?: [^\s"=<>/]+(?:="[^"]*")?)+)(\/?)>/gi
/** A value that neither ends itself nor its tag, and has no character reference. */
const plainValue = /="([\w.:/#-]*[\w-])"/g
/** Attributes that are often empty. */
const emptyValue = / (alt|crossorigin|value)=""/gi
const endsUnquoted = /=[\w.:/#-]+$/
const voidElement = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/

/**
 * Removes the quotes of values that need none: `class="wrap" alt=""` -> `class=wrap alt`. A value with a space, a quote, "<", ">", "=" or
 * "&" keeps them. The parsed document is the same.
 */
export function unquoteAttributes(html: string): string {
  return html.replace(tag, (_tag, name: string, quoted: string, slash: string) => {
    const attributes = quoted.replace(emptyValue, ' $1').replace(plainValue, '=$1')
    // Void elements need no slash; directly after a value without quotes, it would belong to the value.
    const end = voidElement.test(name) ? '' : slash && endsUnquoted.test(attributes) ? ' /' : slash
    return `<${name}${attributes}${end}>`
  })
}
