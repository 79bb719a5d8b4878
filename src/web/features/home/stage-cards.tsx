import { paths } from '#model/wiki/paths.ts'
import { stages, type Stage } from '#web/site-index/stages.ts'
import { Emblem, Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import './stage-cards.css'

/** The stages of the game, each with the guide to begin with and two more pages. */
export function StageCards() {
  return (
    <Section title="Pick your stage" more={<a href={paths.guideBook}>All guides</a>} className="stages">
      <ul>
        {stages.map((stage) => (
          <StageCard key={stage.title} {...stage} />
        ))}
      </ul>
    </Section>
  )
}

function StageCard({ title, text, emblem, first, others }: Stage) {
  return (
    <li className="card">
      <h3>
        <Emblem {...emblem} size={46} />
        {title}
      </h3>
      <p>{text}</p>
      <ul>
        {[first, ...others].map(({ label, path }) => (
          <li key={path}>
            <a href={path}>
              {label}
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
