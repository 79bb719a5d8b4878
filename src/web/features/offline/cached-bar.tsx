import { dataAttr } from '#web/data-attr.ts'
import { Icon } from '#web/ui/icon.tsx'
import { cachedBar, cachedBarReload } from './offline.data-attrs.ts'

/** Notice that a page comes from this browser's cache; offline.browser.ts fills it and shows it. */
export function CachedBar() {
  return (
    <aside className="cached-bar" aria-label="Kept copy" hidden {...dataAttr(cachedBar)}>
      <div className="wrap">
        <Icon name="download" />
        <span>
          <span /> <a {...dataAttr(cachedBarReload)}>Try again</a>
        </span>
      </div>
    </aside>
  )
}
