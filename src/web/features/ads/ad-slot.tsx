import { withoutSlash } from '#model/wiki/addresses/without-slash.ts'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from '#web/page-meta.ts'
import { dataAttr } from '#web/data-attr.ts'
import { ForeignFrame } from '#web/ui/foreign-frame.tsx'
import { adAnswer, adDelay, adPage, adQuestion, adTracks } from './ad-slot.data-attrs.ts'
import styleSheet from './ad-slot.css?url'

/**
 * Space reserved for an ad, on desktop only. It shows a link to another part of the wiki; with an ad provider, ad-slot.browser.ts fills it
 * after the configured delay if the reader agrees.
 */
export function AdSlot() {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<RootData>('root')
  if (!root) return null
  const { provider, tracks, delay, house } = root.site.ads
  const promotion = pickHouseAd(house, pathname)
  if (!provider && !promotion) return null
  return (
    <aside
      className={provider ? 'ad house' : 'card house'}
      aria-label={provider ? 'Advertisement' : 'From this wiki'}
      {...(provider && { [adPage]: provider, [adDelay]: delay, [adTracks]: tracks || undefined })}
    >
      {provider && <link rel="stylesheet" href={styleSheet} />}
      {promotion && (
        <a href={promotion.path}>
          <b>{promotion.title}</b> <span>{promotion.text}</span>
        </a>
      )}
      {/* Storage only if tracking is allowed. */}
      {provider && <ForeignFrame title="Advertisement" referrerPolicy="no-referrer" permissions={tracks ? 'allow-same-origin' : ''} />}
      {provider && tracks && (
        <template {...dataAttr(adQuestion)}>
          <div className="ad-question">
            <p>Ads would come from {new URL(provider).hostname}, which then sees your visit.</p>
            <button type="button" className="btn small" {...dataAttr(adAnswer, 'yes')}>
              Show ads
            </button>
            <button type="button" className="btn small" {...dataAttr(adAnswer, 'no')}>
              No ads
            </button>
          </div>
        </template>
      )}
    </aside>
  )
}

/** A house ad for a page, never the page itself. Always the same one, because a page's HTML is the same for every reader. */
function pickHouseAd(house: RootData['site']['ads']['house'], pathname: string) {
  const others = house.filter(({ path }) => withoutSlash(path) !== withoutSlash(pathname))
  const sum = [...pathname].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return others[sum % others.length]
}
