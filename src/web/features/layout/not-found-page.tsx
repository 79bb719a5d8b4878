import { useLocation } from 'react-router'
import type { Suggestion } from '#model/search/search.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FindForm } from '../search/find-form.tsx'
import styleSheet from './not-found-page.css?url'

/** Data that a route throws with status 404: suggestions for the reader. */
export type NotFoundData = { nearest: Pick<Suggestion, 'name' | 'path'>[] } | null

/** The 404 page, with suggestions if there are any. */
export function NotFoundPage({ near }: { near: NotFoundData }) {
  const nearest = near?.nearest ?? []
  const { pathname } = useLocation()
  return (
    <div className="void">
      {/* Loaded here, because the root would load it on every page. */}
      <link rel="stylesheet" href={styleSheet} />
      <div className="wrap">
        <Breadcrumbs trail={[{ label: 'Not found', path: pathname }]} />
        <h1>Your shovel fell under the world.</h1>
        <p>The page you dug for is not here. It may have moved, or the ground gave way.</p>
        {nearest.length > 0 && (
          <nav className="lost-nearest" aria-labelledby="near">
            <h2 className="h4" id="near">
              Did you mean
            </h2>
            <ul>
              {nearest.map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <FindForm label="Search from here">
          <button className="btn">Search</button>
        </FindForm>
        <a className="btn gold" href={paths.home}>
          <Icon name="arrow-up" />
          Back to the homepage
        </a>
      </div>
    </div>
  )
}
