import type { PageHeading } from '#model/pages/page.ts'
import { countOf } from '#model/text/count-of.ts'
import { contentsList } from './contents-list.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './prose.css'

/** What is on the page, on a pipe that fills as the reader goes down. Not worth its room on short pages. */
export function ContentsList({ headings }: { headings: Pick<PageHeading, 'id' | 'text'>[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title" {...dataAttr(contentsList)}>
      <h2 className="h4" id="toc-title">
        On this page
      </h2>
      {/* Folded on phones, so that the text begins on the first screen; wider screens show it all and no line that opens it. */}
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

/** Fewer headings than this fit on a screen. */
const worthListing = 3

/** The headings that a contents list of the page names; none when it is too short for a list. */
export function toContents(headings: PageHeading[]): PageHeading[] {
  const main = headings.filter(({ depth }) => depth === 2)
  return main.length >= worthListing ? main : []
}
