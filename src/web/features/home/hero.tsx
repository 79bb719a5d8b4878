import { useRouteLoaderData } from 'react-router'
import { paths } from '#model/wiki/paths.ts'
import type { RootData } from '#web/page-meta.ts'
import { Icon } from '../../ui/icon.tsx'
import { Plate } from '../../ui/plate.tsx'
import { frontPlates } from '#web/site-index/plates.ts'
import { FindForm } from '../search/find-form.tsx'
import { QuickLinks } from './quick-links.tsx'
import './home.css'
import './hero-focus.css'

/** Head of the home page: title, search and four main links, in front of a scene drawn by CSS. */
export function Hero({ game }: { game: string }) {
  const versions = useRouteLoaderData<RootData>('root')?.versions
  return (
    <div className="hero">
      <div className="wrap">
        <h1>Dig it, wash it, pour it.</h1>
        <p className="lead">
          Prices, shops, recipes and guides for {game}
          {versions && ` ${versions.described}`}.
          {versions && (
            <>
              {' '}
              The game on sale is {versions.onSale}: <a href={paths.whatChanged}>what changed</a>.
            </>
          )}
        </p>
        <FindForm label="Search from the home page">
          <button className="btn gold">
            <Icon name="pickaxe" />
            <span>Search</span>
          </button>
        </FindForm>
        <QuickLinks />
        <nav className="plates" aria-label="Start here">
          {frontPlates.map((plate) => (
            <Plate key={plate.path} {...plate} />
          ))}
        </nav>
      </div>
    </div>
  )
}
