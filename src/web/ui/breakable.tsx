import { Fragment } from 'react'

/** A path, key or identifier that may wrap only after a sign or before a capital. */
export function Breakable({ text }: { text: string }) {
  if (!/\S{11}/.test(text)) return text
  return text.split(/(?<=[/_.&=\\-])|(?<=\p{Ll})(?=\p{Lu})/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
