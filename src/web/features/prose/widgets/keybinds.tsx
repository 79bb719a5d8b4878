import type { Fact } from '#model/wiki/fact.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import './keybinds.css'

/** What each key does before anyone changes it. */
export function Keybinds({ facts, sources }: { facts: Fact[]; sources: ProvenanceEntry[] }) {
  const keys = toNamedTexts(facts.find(({ key }) => key === 'default_keybinds')?.value)
  if (keys.length === 0) return null
  return (
    <div className="drawn">
      <dl className="keys">
        {keys.map(([action, pressed]) => (
          <div key={action}>
            <dt>{toSentenceCase(action)}</dt>
            <dd>
              {toKeys(pressed).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {sources.map(({ field, source }) => (
        <p key={field} className="muted sm">
          Where these come from: {source}.
        </p>
      ))}
    </div>
  )
}

function toNamedTexts(value: unknown): [name: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}

/** "W A S D" -> W, A, S, D; "R, T, Y" -> R, T, Y; "Left mouse" -> Left mouse */
export function toKeys(pressed: string): string[] {
  const separator = /^\S( \S)+$/.test(pressed) ? ' ' : ', '
  return pressed.split(separator)
}
