import type { Mention } from '#model/news/mention.ts'
import { dataAttr } from '#web/data-attr.ts'
import { sinceMajor } from '#web/my-prices/my-prices.data-attrs.ts'

/** Changes to an item in later versions. show-my-prices.browser.ts shows them to readers who play one of those. */
export function VersionNotes({ mentions }: { mentions: readonly Mention[] }) {
  const notes = mentions.flatMap(({ kind, id, title, excerpt, path }) => {
    const [, heading, major] = (kind === 'later' && /: ([^:]* (\d+)\.\d+)$/.exec(title)) || []
    return heading === undefined ? [] : [{ id, heading, major: Number(major), excerpt, path }]
  })
  if (notes.length === 0) return null
  return (
    <section className="card" aria-label="In later versions" hidden {...dataAttr(sinceMajor, Math.min(...notes.map(({ major }) => major)))}>
      {notes.map(({ id, heading, major, excerpt, path }) => (
        <p key={id} hidden {...dataAttr(sinceMajor, major)}>
          <b>{heading}:</b> {excerpt} <a href={path}>What changed</a>
        </p>
      ))}
    </section>
  )
}
