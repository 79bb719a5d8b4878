import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import type { AskedQuestion } from '#model/wiki/question.ts'
import { QuestionLinks } from '#web/features/certainty/questions/question-links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { SourcesNote, type SourcesOf } from '../sources/sources-note.tsx'
import { gatherSources } from '../sources/gather-sources.ts'
import { CertaintySummary } from '../sources/certainty-summary.tsx'
import { ResultSources } from '../sources/result-sources.tsx'
import type { Rest } from '../sources/describe-results.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { toolOf } from '#web/site-index/tool-list.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { isEstimate } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { UnconfirmedBanner } from '#web/features/certainty/unconfirmed.tsx'
import { isGuess, SourceAnchor } from '#web/game-ui/certainty-badge.tsx'
import { nameOfReason } from '#web/features/certainty/reasons.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'
import { badgeFact } from '#web/game-ui/certainty-badge.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './tools.css'

type Props = {
  slug: string
  /** One rule per line in plain words: "value = weight × price of one unit". */
  formulas: React.ReactNode[]
  /** Assumptions about the game, by the id of the fact that holds each; null hides the line. */
  assumed?: Record<string, string | null>
  /** Other assumptions. */
  assumptions: React.ReactNode[]
  /** A worked example. Its numbers come from the tool's own functions. */
  example: React.ReactNode
  /** Query parameters that show the example in the tool. */
  exampleParameters: Record<string, string>
  sources: readonly SourcesOf<ProvenanceEntry>[]
  /** Links from results to their sources. */
  rests?: readonly Rest[]
  /** Open questions about the rules. */
  questions: readonly AskedQuestion[]
  /** Related pages. */
  seeAlso: { label: string; path: string }[]
  /** The island of the tool. */
  children: React.ReactNode
}

/** Page of a calculator or planner: the tool, then how it works, with an example and sources. */
export function ToolPage({
  slug,
  formulas,
  assumed = {},
  assumptions,
  example,
  exampleParameters,
  sources,
  rests = [],
  questions,
  seeAlso,
  children,
}: Props) {
  const { title, lead } = toolOf(slug)
  const estimates = listEstimates(sources)
  const { unconfirmed, confirmed } = splitAssumed(assumed, sources)
  // Browsers open a `<details>` that contains the target of a link.
  const [ofSection, ofEstimates] = estimates.length > 0 ? [undefined, rulesOfTool] : [rulesOfTool, undefined]
  return (
    <div className="wrap tool-page">
      <Breadcrumbs
        trail={[
          { label: 'Tools', path: paths.tools },
          { label: title, path: paths.tool(slug) },
        ]}
      />
      <PageHead title={title} lead={lead} />
      <div className="stack lg">
        <div className="stack sm">
          {children}
          <UnconfirmedBanner of={listGuesses(sources)}>
            Some results use unconfirmed numbers or rules. <a href={`#${rulesOfTool}`}>Which ones</a>
          </UnconfirmedBanner>
        </div>
        <Section title="How it works" {...(ofSection && { id: ofSection })}>
          <div className="how">
            <div>
              <div className="acc">
                <Fold title="The rules" className="formulas" lines={formulas} />
                <Fold title="Unconfirmed assumptions" className="bullets" lines={unconfirmed} />
                <Fold title="Assumptions" className="bullets" lines={[...confirmed, ...assumptions]} />
              </div>
            </div>
            <div className="card worked">
              <h3>A worked example</h3>
              <div data-worked-example>
                <SourceAnchor value={`#${rulesOfTool}`}>{example}</SourceAnchor>
              </div>
              <a className="btn small" href={paths.tool(slug, exampleParameters)}>
                <Icon name="play" />
                Try this example
              </a>
            </div>
          </div>
        </Section>
        <QuestionLinks of={questions} />
        <Section title="Sources" className="quiet">
          <div className="how wide">
            <div>
              <div className="acc">
                <Fold title="Estimates used" className="bullets" lines={estimates} id={ofEstimates} />
                <Fold
                  title="Sources of each result"
                  className="bullets"
                  lines={rests.map((rest) => (
                    <ResultSources key={rest.name} of={rest} />
                  ))}
                  id="rests"
                />
              </div>
              <SourcesNote of={sources} />
            </div>
          </div>
        </Section>
        <Section title="See also">
          <ul className="row">
            {seeAlso.map(({ label, path }) => (
              <li key={path}>
                <a className="btn" href={path}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a className="btn quiet" href={paths.tools}>
                All tools
              </a>
            </li>
          </ul>
        </Section>
      </div>
    </div>
  )
}

/** Longer lists start closed. */
const maxOpen = 5

type FoldProps = { title: string; className: string; lines: React.ReactNode[]; id?: string | undefined }

function Fold({ title, className, lines, id }: FoldProps) {
  if (lines.length === 0) return null
  return (
    <details open={lines.length <= maxOpen}>
      <summary>
        <Icon name="chevron-right" />
        <h3>{title}</h3>
        <span className="soft sm">{lines.length}</span>
      </summary>
      <ul className={`${className} body`} id={id}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

/** Separates assumptions whose facts are guesses from the others. */
function splitAssumed(assumed: Record<string, string | null>, sources: Props['sources']) {
  const entries = sources.flatMap((of) => of.entries)
  const lines = Object.entries(assumed).flatMap(([fact, line]) => {
    const entry = entries.find(({ kind, id }) => kind === 'fact' && id === toFactFile(fact))
    return line === null ? [] : [{ line, entry }]
  })
  return {
    unconfirmed: lines.flatMap(({ line, entry }) =>
      entry && isGuess(entry)
        ? [
            <span key={entry.id} {...dataAttr(badgeFact, nameOfReason(entry))}>
              {line}
            </span>,
          ]
        : [],
    ),
    confirmed: lines.filter(({ entry }) => !isGuess(entry)).map(({ line }) => line),
  }
}

/** Guesses the tool depends on. Prices are left out: each has its own badge. */
function listGuesses(sources: Props['sources']): ProvenanceEntry[] {
  return sources
    .flatMap(({ entries }) => entries)
    .filter((entry) => isGuess(entry) && (entry.kind === 'fact' || !isPrice.test(entry.field)))
}
const isPrice = /^(?:price|value)$/

/** Estimates the tool depends on, with reasons. Badges in the tool link here. */
function listEstimates(sources: Props['sources']): React.ReactNode[] {
  return gatherSources(sources)
    .lines.filter(({ certainty }) => isEstimate(certainty))
    .map(({ source, note, certainty, observation, what }) => (
      <>
        {certainty && <CertaintySummary of={certainty} {...observation} />}{' '}
        {[what, source, note && toSentenceCase(note)].filter(Boolean).join('. ')}
      </>
    ))
}
