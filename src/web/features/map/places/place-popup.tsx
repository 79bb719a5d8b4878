import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { placePopup, popupPart } from '#web/features/map/map.data-attrs.ts'

/** Template of a marker's popup (map-popup.browser.ts adds the URLs of its links). */
export function PlacePopup() {
  const badge = <CertaintyBadge of="guess" at={paths.map} />
  return (
    <template {...dataAttr(placePopup)}>
      <div>
        <p className="h4" {...dataAttr(popupPart, 'name')} />
        <p className="sm soft">
          <span {...dataAttr(popupPart, 'place')} />
          <span {...dataAttr(popupPart, 'placed')}>
            , where in it is our choice
            <CertaintyBadge of="guess" variant="text" />
          </span>
          <span {...dataAttr(popupPart, 'place-mark')}>{badge}</span>
        </p>
        <p className="sm">
          <span {...dataAttr(popupPart, 'goods')} />
          <span {...dataAttr(popupPart, 'goods-mark')}>{badge}</span>
        </p>
        <a className="btn gold small" href={paths.map} {...dataAttr(popupPart, 'shop')}>
          Open the store page
        </a>
        <a className="btn gold small" href={paths.map} {...dataAttr(popupPart, 'digsite')}>
          See the digsite
        </a>
      </div>
    </template>
  )
}
