import { createContext, useContext } from 'react'
import { certaintyWords, wordsForModded, type SourceCertainty } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { dataAttr } from '#web/data-attr.ts'
import { Icon } from '../ui/icon.tsx'
import { toIconPosition, type IconName } from '../ui/icon-names.ts'
import { badgeFact, badgeQuestion } from './certainty-badge.data-attrs.ts'
import { useQuestionOf } from './questions-here.ts'
import { CalculationLink } from './calculation-link.tsx'

/** What a badge is about: a level of certainty, or an entry of `sources` with it. */
export type Certified = SourceCertainty | Pick<ProvenanceEntry, 'kind' | 'id' | 'field' | 'certainty'> | null | undefined

/** Default URL for the badges inside it. */
export const SourceAnchor = createContext<string | undefined>(undefined)

/** Anchor of the page's list of sources. */
export const pageSources = '#sources'

type Props = {
  of: Certified
  /**
   * `link` links to the source; `text` is no tab stop, for table cells and badges inside links; `level` names each level, for lists of
   * sources.
   */
  variant?: 'link' | 'text' | 'level' | undefined
  /** URL of the source. Default: `SourceAnchor`, or the page's list of sources. */
  at?: string | undefined
  /** URL of the calculation. Then the number is the link and the badge is text, because two targets would be too close. */
  calculationUrl?: string | undefined
  /** True for items of a mod: the game's files do not have them. */
  modded?: boolean
  /** The number before the badge; both stay on one line. */
  children?: React.ReactNode
}

/** Certainty of a fact. In running text only guesses have a badge: "?", "unconfirmed" for screen readers. */
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
  // Without a badge a calculated number needs no element that keeps both on one line.
  if (!mark && calculationUrl !== undefined) return <CalculationLink to={calculationUrl}>{children}</CalculationLink>
  return (
    <span className="nb">
      <CalculationLink to={calculationUrl}>{children}</CalculationLink>
      {mark}
    </span>
  )
}

const levelOf = (of: Certified) => (typeof of === 'object' ? of?.certainty : of)

/** Whether a badge is shown. */
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
  const icon = icons[of]
  return (
    <span className={icon ? `sure ${toIconPosition(icon)}` : 'sure'}>
      {(modded ? wordsForModded : certaintyWords)[of]}
      {children}
    </span>
  )
}

/** Icon of a level, without its name. */
export function LevelIcon({ of }: { of: SourceCertainty }) {
  const icon = icons[of]
  return icon && <Icon name={icon} />
}
