import { createContext, useContext } from 'react'
import { certaintyWords, wordsForModded, type SourceCertainty } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { dataAttr } from '#web/data-attr.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { badgeFact, badgeQuestion } from './certainty-badge.data-attrs.ts'
import { useQuestionOf } from './questions-here.ts'
import { CalculationLink } from './calculation-link.tsx'

/** What a badge is about: a level of certainty, or the line of `sources` that has it. */
export type Certified = SourceCertainty | Pick<ProvenanceEntry, 'kind' | 'id' | 'field' | 'certainty'> | null | undefined

/** The address that the badges of a part of a page lead to, if they have none of their own. */
export const SourceAnchor = createContext<string | undefined>(undefined)

/** Where a page lists its sources. */
export const pageSources = '#sources'

type Props = {
  of: Certified
  /**
   * `link` leads to the source; `text` is no tab stop, for table cells and for badges within links; `level` names every level of the
   * scale, for lists of sources.
   */
  variant?: 'link' | 'text' | 'level' | undefined
  /** Address of the source. Default: the page's own list of sources, or `SourceAnchor`. */
  at?: string | undefined
  /** Address of the calculation that gives the number. The number is the link then, and the badge is text: two would be too close. */
  calculationUrl?: string | undefined
  /** True for what a mod adds: the game has no file of it. */
  modded?: boolean
  /** The number that the badge stands behind; they share a line. */
  children?: React.ReactNode
}

/** How sure a fact is. In running text only a guess has a mark: "?", "unconfirmed" to screen readers. */
export function CertaintyBadge({ of, variant = 'link', modded = false, children, ...rest }: Props) {
  if (variant === 'level')
    return (
      <Level of={levelOf(of)} modded={modded}>
        {children}
      </Level>
    )
  const { at, calculationUrl } = rest
  const mark = isGuess(of) && (variant === 'text' || calculationUrl !== undefined ? <TextMark /> : <LinkMark of={of} at={at} />)
  if (children === undefined) return mark
  return (
    <span className="nb">
      <CalculationLink to={calculationUrl}>{children}</CalculationLink>
      {mark}
    </span>
  )
}

const levelOf = (of: Certified) => (typeof of === 'object' ? of?.certainty : of)

/** True for what readers see a mark on. */
export function isGuess(of: Certified): boolean {
  return levelOf(of) === 'guess'
}

function TextMark() {
  return (
    <span className="mk" role="img" aria-label="unconfirmed">
      ?
    </span>
  )
}

function LinkMark({ of, at }: Pick<Props, 'of' | 'at'>) {
  const anchor = useContext(SourceAnchor)
  const line = typeof of === 'object' && of ? of : undefined
  const question = useQuestionOf(line)
  const address = at ?? anchor ?? (line && pageSources)
  if (address === undefined) return <TextMark />
  return (
    <a
      className="mk"
      href={address}
      aria-label="unconfirmed"
      {...dataAttr(badgeFact, line && `${line.kind}/${line.id}/${line.field}`)}
      {...dataAttr(badgeQuestion, question?.slug)}
    >
      ?
    </a>
  )
}

const icons: Partial<Record<SourceCertainty, IconName>> = {
  seen: 'eye',
  files: 'file-text',
  told: 'message-circle',
  'worked-out': 'calculator',
  guess: 'circle-question-mark',
}

function Level({ of, modded, children }: { of: SourceCertainty | undefined; modded: boolean; children?: React.ReactNode }) {
  if (!of) return null
  return (
    <span className="sure">
      <LevelIcon of={of} />
      {(modded ? wordsForModded : certaintyWords)[of]}
      {children}
    </span>
  )
}

/** The shape of a level, for the eye: its word stands beside it. */
export function LevelIcon({ of }: { of: SourceCertainty }) {
  const icon = icons[of]
  return icon && <Icon name={icon} />
}
