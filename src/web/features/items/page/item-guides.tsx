import type { ItemPageData } from './item-page-data.ts'

/** The guides that explain an item, each opened at the section that speaks of it most. */
export function ItemGuides({ guides }: Pick<ItemPageData, 'guides'>) {
  return (
    <ul className="card mentions">
      {guides.map(({ title, heading, path }) => (
        <li key={path}>
          <span className="label leaf">Guide</span>
          <a href={path}>{heading || title}</a>
          {heading !== '' && <span className="when">{title}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The same in one line, below advice. */
export function MoreInGuides({ guides }: Pick<ItemPageData, 'guides'>) {
  if (guides.length === 0) return null
  return (
    <p className="soft sm">
      In the guides:{' '}
      {guides.map(({ title, heading, path }, place) => (
        <span key={path}>
          {place > 0 && ' · '}
          <a href={path}>{heading || title}</a>
          {heading !== '' && ` (${title})`}
        </span>
      ))}
    </p>
  )
}
