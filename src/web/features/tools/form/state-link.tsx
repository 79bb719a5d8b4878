/** Link to another state of the tool: its URL, and a callback that applies it without a request. */
export type LinkTo = { address: string; choose: () => void }

type Props = { to: LinkTo; className?: string; children: React.ReactNode }

/** A plain link without script; with script a click calls `choose` instead of navigating. */
export function StateLink({ to: { address, choose }, className, children }: Props) {
  return (
    <a
      className={className}
      href={address}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        choose()
      }}
    >
      {children}
    </a>
  )
}
