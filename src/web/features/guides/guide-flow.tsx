import type { PageHeading } from '#model/pages/page.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import { Emblem } from '#web/ui/icon.tsx'
import './guide-flow.css'

const steps: { id: string; name: string; what: string; glyph: GlyphName; from: string; to: string }[] = [
  { id: 'mine', name: 'Mine', what: 'dirt out of the ground', glyph: 'mining', from: '#6a4a31', to: '#33231a' },
  { id: 'refine', name: 'Refine', what: 'wash it, then melt it', glyph: 'melting-metal', from: '#1e646b', to: '#0c2c31' },
  { id: 'craft', name: 'Craft', what: 'hammer it while hot', glyph: 'anvil', from: '#6b2f1f', to: '#2f1612' },
  { id: 'sell', name: 'Sell', what: 'to the right shop', glyph: 'minerals', from: '#6a5314', to: '#30250a' },
]

/** The four steps of the game on a pipe, for a guide that has a heading for each. */
export function GuideFlow({ headings }: { headings: Pick<PageHeading, 'id'>[] }) {
  if (!steps.every((step) => headings.some(({ id }) => id === step.id))) return null
  return (
    <nav className="flow" aria-label="Steps">
      {steps.map(({ id, name, what, glyph, from, to }) => (
        <a key={id} href={`#${id}`}>
          <Emblem glyph={glyph} size={82} from={from} to={to} />
          {name} <small>{what}</small>{' '}
        </a>
      ))}
    </nav>
  )
}
