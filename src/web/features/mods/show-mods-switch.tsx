import { Icon } from '#web/ui/icon.tsx'
import { showsMods } from './show-mods.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

type Props = {
  /** Label after "Show": "modded shops". */
  what: string
  /** Path of this page, without query. */
  path: string
  /** True if the query asks for modded things, which then show without script too. */
  isShown: boolean
}

/** Switch for modded things (see show-mods.browser.ts). Without script it is a link. */
export function ShowModsSwitch({ what, path, isShown }: Props) {
  return (
    <>
      <label className="switch needs-js">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own state */}
        <input type="checkbox" role="switch" {...dataAttr(showsMods)} />
        <span className="track" />
        Show {what}
      </label>
      <a className="btn no-js-only" href={isShown ? path : `${path}?mods=true`}>
        <Icon name="wrench" />
        {isShown ? 'Hide' : 'Show'} {what}
      </a>
    </>
  )
}
