import type { CitedFacts } from './cited-facts.ts'
import { MarksLegend } from '#web/game-ui/mark.tsx'
import { reasonId } from './reasons.ts'
import { WhyNotes } from './why.tsx'

/** The notes behind the marks in a text, each once. `besides`: ids of notes that the page has anyway. */
export function CitedNotes({ cited, besides = [] }: { cited: CitedFacts; besides?: readonly string[] }) {
  return <WhyNotes of={Object.values(cited).filter((reason) => !besides.includes(reasonId(reason)))} />
}

/** What the marks of a text mean, and the notes behind them; nothing where it has none. */
export function CitedLegend({ cited }: { cited: CitedFacts }) {
  if (Object.keys(cited).length === 0) return null
  return (
    <>
      <MarksLegend />
      <CitedNotes cited={cited} />
    </>
  )
}
