import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toSentenceCase, writeOut } from '#model/text/sentence-case.ts'
import { dataAttr } from '#web/data-attr.ts'
import { isGuess } from '#web/game-ui/certainty-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { coveredFacts } from '#web/game-ui/certainty-badge.data-attrs.ts'
import { nameOfReason, type Reason } from './reasons.ts'

type Facts = readonly Pick<ProvenanceEntry, 'kind' | 'id' | 'field' | 'certainty'>[]

/** Banner for a page or list with unconfirmed facts, instead of a badge on each line; empty if all are confirmed. */
export function UnconfirmedBanner({ of, children }: { of: Facts; children: React.ReactNode }) {
  const kinds = new Set(of.filter(isGuess).map(({ kind, field }) => `${kind}.${field.split('.')[0]}`))
  if (kinds.size === 0) return null
  return (
    <div className="unconfirmed-banner" {...dataAttr(coveredFacts, [...kinds].join(' '))}>
      <Icon name="info" />
      <p>{children}</p>
    </div>
  )
}

/** Sources of the guesses that a text cites. */
export function CitedGuesses({ cited, id }: { cited: Record<string, Reason>; id?: string }) {
  const guesses = Object.values(cited).filter(isGuess)
  if (guesses.length === 0) return null
  return (
    <details className="fold sm sources" id={id}>
      <summary>Unconfirmed on this page</summary>
      <ul>
        {guesses.map((reason) => (
          <li key={nameOfReason(reason)}>
            {`${toSubject(reason)}: ${reason.source}`}
            {reason.note && `. ${toSentenceCase(reason.note)}`}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** "item/small-furnace/shops" -> "Small furnace, shops"; "fact/key-to-tip/value" -> "Key to tip" */
function toSubject({ kind, id, field }: Reason): string {
  const name = writeOut(id.replace(/^\d+-/, ''))
  if (kind === 'fact') return name
  return `${name}, ${field === 'value' ? 'price' : field.replaceAll(/[._]/g, ' ')}`
}
