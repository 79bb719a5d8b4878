import type { Mention } from '#model/news/mention.ts'
import { dataAttr } from '#web/data-attr.ts'
import { sinceMajor } from '#web/my-prices/my-prices.data-attrs.ts'

/** What later versions changed of an item. Browsers show it to readers who say that they play one (show-my-prices.browser.ts). */
export function VersionNotes({ mentions }: { mentions: readonly Mention[] }) {
  return mentions.flatMap(({ kind, id, title, excerpt, path }) => {
    const [, heading, major] = (kind === 'later' && /: ([^:]* (\d+)\.\d+)$/.exec(title)) || []
    if (heading === undefined || major === undefined) return []
    return [
      <p key={id} className="card" hidden {...dataAttr(sinceMajor, major)}>
        <b>{heading}:</b> {excerpt} <a href={path}>What changed</a>
      </p>,
    ]
  })
}
