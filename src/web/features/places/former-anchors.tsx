/** The places of a page that old links lead to, where a thing is called otherwise now. */
export function FormerAnchors({ of }: { of: readonly string[] }) {
  return of.map((name) => <span key={name} id={name} />)
}
