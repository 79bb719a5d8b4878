import type { Fact } from '#model/wiki/fact.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { LogicElement } from '#model/logic/logic-element.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { findReason } from '#web/features/certainty/reasons.ts'
import styleSheet from './logic-elements.css?url'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

const ends = [
  { field: 'inputs', term: 'In' },
  { field: 'outputs', term: 'Out' },
  { field: 'limits', term: 'Good to know' },
] as const

type Props = {
  facts: Fact[]
  elements: LogicElement[]
  /** Sources of the descriptions. */
  sources: ProvenanceEntry[]
  /** Part of the guide, 1 to 3; elements of other parts are skipped. */
  part: number
}

/** A card for each element that this part of the logic guide explains, with its safe name as anchor. */
export function LogicElements({ facts, elements, sources, part }: Props) {
  const version = lookUpFacts(facts).text('logic_elements_version')
  const own = ({ item }: LogicElement) => sources.filter(({ id }) => id === item)
  return (
    <div className="stack drawn logic-elements">
      <link rel="stylesheet" href={styleSheet} />
      {elements
        .filter(({ guide_part }) => guide_part === part)
        .map((element) => (
          <section className="card logic-element" key={element.item} id={element.item} aria-labelledby={`${element.item}-name`}>
            <Tile of={element.item} size={64} />
            <div>
              <h3 id={`${element.item}-name`}>
                <a href={paths.item(element.item)} {...dataAttr(linkedItem)}>
                  {element.name}
                </a>
              </h3>
              <p>
                <MarkedText text={element.what_it_does} reason={findReason(own(element), 'what_it_does')} />
              </p>
              <Ends {...element} sources={own(element)} />
              {element.explanation && <div className="prose" dangerouslySetInnerHTML={{ __html: element.explanation }} />}
              {!element.in_v16_set && (
                <p className="muted sm">
                  <MarkedText
                    text={`Added after the first elements${version ? ` of ${version}` : ''}.`}
                    reason={findReason(own(element), 'in_v16_set')}
                  />
                </p>
              )}
            </div>
          </section>
        ))}
    </div>
  )
}

/** Inputs and outputs, each with its own badge: one may be read in a source and the other concluded. */
function Ends({ sources, ...element }: Pick<LogicElement, 'inputs' | 'outputs' | 'limits'> & { sources: ProvenanceEntry[] }) {
  const rows = ends.filter(({ field }) => element[field])
  if (rows.length === 0) return null
  return (
    <dl className="ends">
      {rows.map(({ field, term }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <MarkedText text={element[field]} reason={findReason(sources, field)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Text with its badge, which stays on the line of the last word. */
function MarkedText({ text, reason }: { text: string; reason: ProvenanceEntry | undefined }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className="nb">
        {text.slice(last)}
        <CertaintyBadge of={reason} />
      </span>
    </>
  )
}
