import type { ListLine } from '#model/lists/list-totals.ts'
import { planTrip } from '#model/lists/shopping-trip.ts'
import { AffordSection } from '#web/features/lists/afford/afford-section.tsx'
import type { ListPlan } from '#web/features/lists/list-plan.ts'
import { TripSection } from '#web/features/lists/trip/trip-section.tsx'
// Prints list and trip: a style sheet of its own would be the sixth of the page.
import '../list-print.css'

type Props = {
  /** What is still to buy. */
  lines: readonly ListLine[]
  plan: ListPlan
  /** Path of the list. */
  path: string
}

/** The shopping trip and the bill of a list. */
export function PlanSections({ lines, plan, path }: Props) {
  const loaded = lines.filter(({ item }) => item)
  if (loaded.length === 0) return null
  const trip = planTrip(loaded, plan.shops)
  return (
    <div className="plan">
      <TripSection trip={trip} towns={plan.towns} />
      {trip.stops.length > 0 && <AffordSection totals={trip.totals} unsold={trip.unsold} plan={plan} path={path} />}
    </div>
  )
}
