import { dataAttr, type Attribute } from '#web/data-attr.ts'

type Props = { attribute: Attribute; value?: string; data: unknown }

/** JSON data for scripts. Not executed; "<" is escaped, so that no text ends the element. */
export function PageData({ attribute, value = '', data }: Props) {
  return (
    <script
      type="application/json"
      {...dataAttr(attribute, value)}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
