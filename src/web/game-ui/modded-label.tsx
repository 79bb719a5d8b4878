import { Icon } from '#web/ui/icon.tsx'

/** Label of items from mods. */
export function ModdedLabel() {
  return (
    <span className="label teal">
      <Icon name="wrench" />
      Modded
    </span>
  )
}
