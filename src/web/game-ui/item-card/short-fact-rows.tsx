import { Fragment } from 'react'
import type { ShortFact } from '#model/items/short-facts.ts'
import { CertaintyBadge } from '../certainty-badge.tsx'

/** Rows of a description list: "Get: Smelt Gold Ore". */
export function ShortFactRows({ of: facts, variant }: { of: readonly ShortFact[]; variant?: 'text' | undefined }) {
  return facts.map(({ label, parts, mark }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {part.path ? <a href={part.path}>{part.text}</a> : part.text}
            <CertaintyBadge of={part.mark} variant={variant} />
          </Fragment>
        ))}
        <CertaintyBadge of={mark} variant={variant} />
      </dd>
    </div>
  ))
}
