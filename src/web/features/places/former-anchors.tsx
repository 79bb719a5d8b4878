/** Anchors for old links, whose targets have new names now. */
export function FormerAnchors({ of }: { of: readonly string[] }) {
  return of.map((name) => <span key={name} id={name} />)
}
