/** Another state of the tool: its address, and how to get there without asking the server. */
export type LinkTo = { address: string; choose: () => void }

type Props = { to: LinkTo; className?: string; children: React.ReactNode }

/** Leads to another state of the tool: by address without script, at once with it. */
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
