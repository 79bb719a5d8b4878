import { Icon } from '#web/ui/icon.tsx'

/** Label of items from mods. */
export function ModdedLabel({ children = 'Modded' }: { children?: React.ReactNode }) {
  return (
    <span className="label teal">
      <Icon name="wrench" />
      {children}
    </span>
  )
}
