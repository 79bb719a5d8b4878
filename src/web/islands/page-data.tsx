import { dataAttr, type Attribute } from '#web/data-attr.ts'

type Props = { attribute: Attribute; value?: string; data: unknown }

/** Data that stands in a page for scripts to read: no browser runs it, and no text in it ends it. */
export function PageData({ attribute, value = '', data }: Props) {
  return (
    <script
      type="application/json"
      {...dataAttr(attribute, value)}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
