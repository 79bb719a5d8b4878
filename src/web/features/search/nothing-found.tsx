import type { Suggestion } from '#model/search/search.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph } from '../../ui/icon.tsx'
import { hitLooks } from './hit-looks.ts'
import './search.css'

/** A search without results: the nearest names, and one way out. */
export function NothingFound({ nearest }: { nearest: Suggestion[] }) {
  return (
    <div className="state">
      <Glyph name="empty-metal-bucket" />
      <b>The bucket came up empty</b>
      <p>Try fewer letters or another word. Spelling mistakes are fine, most of the time.</p>
      {nearest.length > 0 && (
        <>
          <h2 className="h4">Did you mean</h2>
          <ul className="row nearest">
            {nearest.map(({ kind, name, path }) => (
              <li key={path + name}>
                <a className="btn small" href={path}>
                  {name} <span className="muted">{hitLooks[kind].label}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={paths.database}>Browse all items instead</a>
      </p>
    </div>
  )
}
