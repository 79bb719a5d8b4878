import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import type { AskedQuestion } from '#model/wiki/question.ts'
import { AskedQuestions } from '#web/features/certainty/questions/asked-questions.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { SourcesNote, type SourcesOf } from '../sources/sources-note.tsx'
import { gatherSources } from '../sources/gather-sources.ts'
import { CertaintySummary } from '../sources/certainty-summary.tsx'
import { ResultRests } from '../sources/result-rests.tsx'
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
  /** One rule a line, as a player would say it: "value = weight × price of one unit". */
  formulas: React.ReactNode[]
  /** What the rules take for granted about the game, by the fact that holds it: a guess stands apart. */
  assumed?: Record<string, string | null>
  /** What else they take for granted. */
  assumptions: React.ReactNode[]
  /** A case with its result. The numbers come from the same functions as the tool's. */
  example: React.ReactNode
  /** What the tool opens with to show the example. */
  exampleParameters: Record<string, string>
  sources: readonly SourcesOf<ProvenanceEntry>[]
  /** What each result rests on. */
  rests?: readonly Rest[]
  /** What of it nobody has checked. */
  questions: readonly AskedQuestion[]
  /** Pages that go with it. */
  seeAlso: { label: string; path: string }[]
  /** The tool, as an island. */
  children: React.ReactNode
}

/** The page of a calculator or planner: the tool first, then how it is worked out, with an example and the sources. */
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
  // Browsers open what holds the target of a link.
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
        <AskedQuestions of={questions} />
        <Section title="Sources" className="quiet">
          <div className="how wide">
            <div>
              <div className="acc">
                <Fold title="Estimates used" className="bullets" lines={estimates} id={ofEstimates} />
                <Fold
                  title="Sources of each result"
                  className="bullets"
                  lines={rests.map((rest) => (
                    <ResultRests key={rest.name} of={rest} />
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

/** A list with more lines is closed until asked for: a reader came for the tool. */
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
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

/** Assumptions about the game whose facts are guesses, and the others. */
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

/** The guesses of the tool, besides prices, which have a badge each. */
function listGuesses(sources: Props['sources']): ProvenanceEntry[] {
  return sources
    .flatMap(({ entries }) => entries)
    .filter((entry) => isGuess(entry) && (entry.kind === 'fact' || !isPrice.test(entry.field)))
}
const isPrice = /^(?:price|value)$/

/** What the tool rests on that nobody has seen or read, each with its reason: marks in the tool lead here. */
function listEstimates(sources: Props['sources']): React.ReactNode[] {
  return gatherSources(sources)
    .lines.filter(({ certainty }) => isEstimate(certainty))
    .map(({ source, note, certainty, seen, what }) => (
      <>
        {certainty && <CertaintySummary of={certainty} {...seen} />}{' '}
        {[what, source, note && toSentenceCase(note)].filter(Boolean).join('. ')}
      </>
    ))
}
