import { Fragment } from 'react'

/** A path, a key or a name of code: where it is too long for its line, it goes on behind a sign or before a capital, not anywhere. */
export function Breakable({ text }: { text: string }) {
  if (!/\S{11}/.test(text)) return text
  return text.split(/(?<=[/_.&=\\-])|(?<=\p{Ll})(?=\p{Lu})/u).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
