import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { sourcesOfPage } from '../sources/gather-sources.ts'
import { SourcesNote } from '../sources/sources-note.tsx'
import { AdSlot } from '#web/features/ads/ad-slot.tsx'
import { ContentsList, toContents } from './contents-list.tsx'
import { ProseBlocks } from './prose-blocks.tsx'
import type { Prose } from './prose-data.ts'
import { QuestionLinks } from '../certainty/questions/question-links.tsx'
import { QuestionsHere } from '#web/game-ui/questions-here.ts'
import { CitedGuesses } from '../certainty/unconfirmed.tsx'
import './prose.css'

/** Content that a page adds around its text. */
export type ProseParts = {
  /** Between the head and the text. */
  before?: React.ReactNode
  /** Below the first heading of the text. */
  underHeading?: React.ReactNode
  /** Below the text, in the same column. */
  after?: React.ReactNode
  /** Replaces the text. */
  children?: React.ReactNode
  action?: React.ReactNode
}

type Props = Prose &
  ProseParts & {
    /** Breadcrumbs from home, this page last. */
    trail: { label: string; path: string }[]
  }

/** A text page from `content/pages`. */
export function ProsePage({ page, data, trail, before, underHeading, after, children, action }: Props) {
  const contents = toContents(page.headings)
  const text = (
    <article className="prose-page">
      {before}
      {children ?? <ProseBlocks blocks={page.blocks} data={data} underHeading={underHeading} />}
      {after}
      <QuestionLinks of={data.questions} />
      <CitedGuesses cited={data.cited} />
      <SourcesNote of={sourcesOfPage(page)} />
    </article>
  )
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={page.title} lead={page.lead} action={action} />
      <QuestionsHere value={data.questions}>
        {contents.length > 0 ? (
          <div className="split">
            <aside className="stack lg" aria-label="Contents and more">
              <ContentsList headings={contents} />
              <AdSlot />
            </aside>
            {text}
          </div>
        ) : (
          text
        )}
      </QuestionsHere>
    </div>
  )
}
