/** Links a computed number to its calculation with the same inputs. */
export function CalculationLink({ to, children }: { to: string | undefined; children: React.ReactNode }) {
  if (to === undefined) return children
  return (
    <a href={to} className="sum-at">
      {children}
    </a>
  )
}
