import type { ListedGuide } from '#model/pages/guide-list.ts'
import type { FoundSuggestion } from '#model/search/found.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph } from '../../ui/icon.tsx'
import { resultKinds } from './game/result-kinds.ts'
import './search.css'

/** Search without results: similar names if there are any, and the guides. */
export function NothingFound({ nearest, guides }: { nearest: FoundSuggestion[]; guides: Pick<ListedGuide, 'title' | 'path'>[] }) {
  return (
    <div className="state">
      <Glyph name="empty-metal-bucket" />
      <b>The bucket came up empty</b>
      {nearest.length > 0 ? (
        <>
          <h2 className="h4">Did you mean</h2>
          <ul className="row nearest">
            {nearest.map(({ kind, name, path }) => (
              <li key={path + name}>
                <a className="btn small" href={path}>
                  {name} <span className="muted">{resultKinds[kind].label}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>No match. Try a shorter word, or start with a guide.</p>
      )}
      <h2 className="h4">Guides</h2>
      <ul className="row nearest">
        {guides.map(({ title, path }) => (
          <li key={path}>
            <a className="btn small" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={paths.faq}>All answers</a>, or <a href={paths.database}>all items</a>
      </p>
    </div>
  )
}
