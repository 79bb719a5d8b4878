import type { Fact } from '#model/wiki/fact.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { LogicElement } from '#model/logic/logic-element.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.attributes.ts'
import { bears } from '#web/attribute.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { BlockSign } from '#web/features/certainty/why.tsx'
import './logic-elements.css'

type Props = {
  facts: Fact[]
  elements: LogicElement[]
  /** Where it is from what each does. */
  sources: ProvenanceEntry[]
  /** Page of the guide, 1 to 3; the elements of the other pages are left out. */
  part: number
}

/** The elements a page of the logic guide explains, one card each, with an anchor by safe name. */
export function LogicElements({ facts, elements, sources, part }: Props) {
  const version = lookUpFacts(facts).text('logic_elements_version')
  return (
    <div className="stack drawn logic-elements">
      {elements
        .filter(({ guide_part }) => guide_part === part)
        .map((element) => (
          <section className="card logic-element" key={element.item} id={element.item} aria-labelledby={`${element.item}-name`}>
            <Tile of={element.item} size={64} />
            <div>
              <h3 id={`${element.item}-name`}>
                <a href={paths.item(element.item)} {...bears(linkedItem, element.item)}>
                  {element.name}
                </a>
              </h3>
              <BlockSign of={sources.find(({ id }) => id === element.item)} what="What it does" />
              <p>{element.what_it_does}</p>
              <Ends {...element} />
              {element.explanation && <div className="prose" dangerouslySetInnerHTML={{ __html: element.explanation }} />}
              {!element.in_v16_set && <p className="muted sm">Came after {version ? `version ${version}` : 'the others'}.</p>}
            </div>
          </section>
        ))}
    </div>
  )
}

function Ends({ inputs, outputs, limits }: Pick<LogicElement, 'inputs' | 'outputs' | 'limits'>) {
  const rows = [
    ['In', inputs],
    ['Out', outputs],
    ['Limits', limits],
  ].filter(([, text]) => text)
  if (rows.length === 0) return null
  return (
    <dl className="ends">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
