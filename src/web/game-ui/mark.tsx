import { createContext, useContext } from 'react'
import { certaintyWords, isEstimate, wordsForModded, type Certainty, type Mark, type Sureness } from '#model/wiki/certainty.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { Icon } from '../ui/icon.tsx'
import { SumLink } from './sum-link.tsx'
import type { IconName } from '../ui/icon-names.ts'

/** Where the marks of a part of a page lead to, those that do not say it themselves: the reason is one tap away. */
export const WhyHere = createContext<string | undefined>(undefined)

/**
 * The mark of what is worked out or guessed, with its word for those who listen; nothing for the surer steps. With `whyAt` it
 * leads to where the reason stands; in a long table only by tap, because a walk by keyboard would be long and the row leads there, too.
 */
export function MarkSign({
  of,
  whyAt,
  inTable = false,
}: {
  of: Certainty | null | undefined
  whyAt?: string | undefined
  inTable?: boolean
}) {
  const here = useContext(WhyHere)
  if (!of || !isEstimate(of)) return null
  const word = certaintyWords[of]
  const why = whyAt ?? here
  if (why !== undefined) {
    return (
      <a className={`mk ${of}`} href={why} title={`${toSentenceCase(word)}. Why?`} tabIndex={inTable ? -1 : undefined}>
        <span className="sr">{` ${word}, why?`}</span>
      </a>
    )
  }
  return (
    <span className={`mk ${of}`} title={toSentenceCase(word)}>
      <span className="sr">{` ${word}`}</span>
    </span>
  )
}

type MarkedProps = {
  mark: Certainty | null | undefined
  whyAt?: string | undefined
  /** Where it is worked out with the same inputs: the number leads there. */
  sumAt?: string | undefined
  children: React.ReactNode
}

/** A number and its mark: they never part at the end of a line. */
export function Marked({ mark, whyAt, sumAt, children }: MarkedProps) {
  return (
    <span className="nb">
      <SumLink to={sumAt}>{children}</SumLink>
      <MarkSign of={mark} whyAt={whyAt} />
    </span>
  )
}

/** The mark in a sentence that is its own reason. */
export function SaidSign({ of }: { of: Mark }) {
  return (
    <span className={`mk ${of}`}>
      <span className="sr">{` ${certaintyWords[of]}`}</span>
    </span>
  )
}

/** The surer steps are told apart by icons: they stand beside words, or over a column, never alone beside a number. */
const icons: Partial<Record<Sureness, IconName>> = { seen: 'eye', files: 'file-text', told: 'message-circle' }

/** The shape of a step, for the eye: its word stands beside it, if only for those who listen. */
export function SureSign({ of }: { of: Sureness }) {
  const icon = icons[of]
  return icon ? <Icon name={icon} /> : isEstimate(of) && <span className={`mk ${of}`} aria-hidden="true" />
}

/** A step of the scale, by its shape and its word; or that nobody knows, by its word alone. */
export function Sure({ of, modded = false, children }: { of: Sureness; modded?: boolean; children?: React.ReactNode }) {
  return (
    <span className="sure">
      <SureSign of={of} />
      {(modded ? wordsForModded : certaintyWords)[of]}
      {children}
    </span>
  )
}

/** One line that says what the marks of a page mean. */
export function MarksLegend({ children }: { children?: React.ReactNode }) {
  return (
    <div className="marks-legend">
      <Sure of="worked-out" /> <Sure of="guess" /> <span className="no-mark">no mark: seen, read or told</span> {children}
    </div>
  )
}
