import type { PageHeading } from '#model/pages/page.ts'
import { countOf } from '#model/text/count-of.ts'
import { contentsList } from './contents-list.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './prose.css'

/** Table of contents, beside a pipe that fills while the reader scrolls. */
export function ContentsList({ headings }: { headings: Pick<PageHeading, 'id' | 'text'>[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title" {...dataAttr(contentsList)}>
      <h2 className="h4" id="toc-title">
        On this page
      </h2>
      {/* Collapsed on phones, so that the text starts on the first screen; always expanded on wider screens. */}
      <details>
        <summary>{countOf(headings.length, 'part')}</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** Shorter pages get no table of contents. */
const worthListing = 3

/** Headings in the table of contents; empty for short pages. */
export function toContents(headings: PageHeading[]): PageHeading[] {
  const main = headings.filter(({ depth }) => depth === 2)
  return main.length >= worthListing ? main : []
}
