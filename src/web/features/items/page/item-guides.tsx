import { Fragment } from 'react'
import type { ItemPageData } from './item-page-data.ts'

/** Guides that mention the item, each linked to its most relevant section. */
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

/** The guides in one line, below tips. */
export function MoreInGuides({ guides }: Pick<ItemPageData, 'guides'>) {
  if (guides.length === 0) return null
  return (
    <p className="soft sm">
      In the guides:{' '}
      {guides.map(({ title, heading, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ' · '}
          <a href={path}>{heading || title}</a>
          {heading !== '' && ` (${title})`}
        </Fragment>
      ))}
    </p>
  )
}
