import { Icon } from '#web/ui/icon.tsx'
import { showsMods } from './show-mods.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

type Props = {
  /** What the switch shows: "modded shops". */
  what: string
  /** Address of this page without parameters. */
  path: string
  /** True when the address asks for modded things, so that they show without scripts too. */
  asked: boolean
}

/** The reader's choice to see what mods add (see show-mods.browser.ts). Without scripts it is a link. */
export function ShowModsSwitch({ what, path, asked }: Props) {
  return (
    <>
      <label className="switch needs-js">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a tick box says itself whether it is on */}
        <input type="checkbox" role="switch" {...dataAttr(showsMods)} />
        <span className="track" />
        Show {what}
      </label>
      <a className="btn no-js-only" href={asked ? path : `${path}?mods=true`}>
        <Icon name="wrench" />
        {asked ? 'Hide' : 'Show'} {what}
      </a>
    </>
  )
}
