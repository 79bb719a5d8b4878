import type { Suggestion } from '#model/search.ts'
import { paths } from '../../paths.ts'

/** What a page throws with status 404, so that the reader sees what they may have meant. */
export type Near = { nearest: Suggestion[] } | null

/** The 404 page, with the nearest names when there are any. */
export function LostPage({ near }: { near: Near }) {
  const nearest = near?.nearest ?? []
  return (
    <div className="wrap lost">
      <div className="lost-words">
        <h1>Your shovel fell under the world.</h1>
        <p>There is no page at this address. The shovel is gone for good, but the rest of the wiki is still here.</p>
        <form className="field" role="search" aria-label="Search from here" action="/search">
          <input type="search" name="q" aria-label="Find an item, shop or town" placeholder="Find an item, shop or town" />
          <button className="btn gold small">Search</button>
        </form>
        {nearest.length > 0 && (
          <>
            <h2 className="h4">Did you mean</h2>
            <ul className="row">
              {nearest.map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <a className="btn" href={paths.home}>
            Go to the homepage
          </a>
        </p>
      </div>
    </div>
  )
}
