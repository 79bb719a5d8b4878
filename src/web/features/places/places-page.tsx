import type { AskedQuestion } from '#model/wiki/question.ts'
import { QuestionLinks } from '#web/features/certainty/questions/question-links.tsx'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CitedGuesses } from '../certainty/unconfirmed.tsx'
import { ProseBlocks } from '../prose/prose-blocks.tsx'
import type { Prose } from '../prose/prose-data.ts'
import { sourcesOfPage } from '../sources/gather-sources.ts'
import { SourcesNote } from '../sources/sources-note.tsx'
import './places.css'

type Props = {
  title: string
  path: string
  /** Text of the page; null if there is none. */
  prose: Prose | null
  className?: string
  /** Beside the link to the world map. */
  action?: React.ReactNode
  sources: React.ComponentProps<typeof SourcesNote>['of']
  /** Open questions of the page. */
  questions: readonly AskedQuestion[]
  /** A card per place. */
  children: React.ReactNode
}

/** Page of all places of a kind. */
export function PlacesPage({ title, path, prose, className = '', action, sources, questions, children }: Props) {
  return (
    <div className={`wrap ${className}`.trim()}>
      <Breadcrumbs
        trail={[
          { label: 'Guide Book', path: paths.guideBook },
          { label: title, path },
        ]}
      />
      <PageHead
        title={title}
        lead={prose?.page.lead}
        action={
          <div className="row">
            {action}
            <a className="btn" href={paths.map}>
              <Icon name="map" />
              World map
            </a>
          </div>
        }
      />
      <div className="stack md">
        {children}
        {prose && <ProseBlocks blocks={prose.page.blocks} data={prose.data} />}
        <QuestionLinks of={questions} />
        {prose && <CitedGuesses cited={prose.data.cited} />}
        <SourcesNote of={[...sources, ...(prose ? sourcesOfPage(prose.page) : [])]} />
      </div>
    </div>
  )
}
