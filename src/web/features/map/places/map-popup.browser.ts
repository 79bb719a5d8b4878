import { dataSelector, type Attribute } from '#web/data-attr.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { joinNames } from '#model/text/join-names.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { find, readAttr } from '#web/browser/find.ts'
import type { MapPlace } from './map-places.browser.ts'
import { tradeVerbs } from './map-trade.ts'
import {
  markerGoods,
  markerGoodsMark,
  markerIsPlacedByUs,
  markerKind,
  markerName,
  markerPlace,
  markerPlaceMark,
  markerTrade,
  placePopup,
  popupPart,
  type PopupPart,
} from '#web/features/map/map.data-attrs.ts'

/** Maximum number of goods named; the shop's page has the rest. */
const maxNamed = 4

export function readMarker(link: HTMLElement) {
  const readMarkerAttr = (attribute: Attribute) => readAttr(link, attribute) ?? ''
  return { kind: readMarkerAttr(markerKind), name: readMarkerAttr(markerName), near: readMarkerAttr(markerPlace) }
}

export function readGoods(link: HTMLElement): Pick<MapPlace, 'trade' | 'goods'> {
  return { trade: readAttr(link, markerTrade), goods: readAttr(link, markerGoods)?.split('\n') ?? [] }
}

/** Popup of a marker: place, goods, link to its page. A badge links there too, to its source. */
export function renderPlacePopup(link: HTMLAnchorElement, place: MapPlace): HTMLElement {
  const { kind, name, near } = readMarker(link)
  const digsite = kind === 'digsite'
  const popup = cloneTemplate(document, placePopup)
  const popupPartOf = (of: PopupPart) => find(popup, popupPart, of)
  const goods = describeGoods(place)
  popupPartOf('name')?.append(name)
  popupPartOf('place')?.append(`${digsite ? 'Digsite near ' : ''}${near}`)
  popupPartOf('goods')?.append(goods)
  popupPartOf(digsite ? 'shop' : 'digsite')?.remove()
  if (goods === '') popupPartOf('goods')?.parentElement?.remove()
  if (!link.matches(dataSelector(markerIsPlacedByUs))) popupPartOf('placed')?.remove()
  if (readAttr<Mark>(link, markerPlaceMark) !== 'guess') popupPartOf('place-mark')?.remove()
  if (readAttr<Mark>(link, markerGoodsMark) !== 'guess') popupPartOf('goods-mark')?.remove()
  for (const target of popup.querySelectorAll('a')) target.href = link.href
  return popup
}

/** Matches of the search come first. */
function describeGoods({ trade, goods, matchingGoods }: MapPlace): string {
  if (!trade || goods.length === 0) return ''
  const named = [...matchingGoods, ...goods.filter((good) => !matchingGoods.includes(good))]
  return `${toSentenceCase(tradeVerbs[trade].singular)} ${joinNames(named, maxNamed)}`
}
