import { Icon } from '#web/ui/icon.tsx'

/** The mark of things that only exist with a mod. */
export function ModdedLabel() {
  return (
    <span className="label teal">
      <Icon name="wrench" />
      Modded
    </span>
  )
}
