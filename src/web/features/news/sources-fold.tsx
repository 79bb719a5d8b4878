/** Where a patch note or a table of changes comes from, collapsed. */
export function SourcesFold({ children }: { children: React.ReactNode }) {
  return (
    <details className="fold sources">
      <summary>Sources</summary>
      <p>{children}</p>
    </details>
  )
}
