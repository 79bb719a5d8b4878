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

export function readMarker(drawn: HTMLElement) {
  const read = (attribute: Attribute) => readAttr(drawn, attribute) ?? ''
  return { kind: read(markerKind), name: read(markerName), place: read(markerPlace) }
}

export function readGoods(drawn: HTMLElement): Pick<MapPlace, 'trade' | 'goods'> {
  return { trade: readAttr(drawn, markerTrade), goods: readAttr(drawn, markerGoods)?.split('\n') ?? [] }
}

/** Popup of a marker: place, goods, link to its page. A badge links there too, to its source. */
export function toPopup(drawn: HTMLAnchorElement, opened: MapPlace): HTMLElement {
  const { kind, name, place } = readMarker(drawn)
  const digsite = kind === 'digsite'
  const popup = cloneTemplate(document, placePopup)
  const part = (of: PopupPart) => find(popup, popupPart, of)
  const goods = describeGoods(opened)
  part('name')?.append(name)
  part('place')?.append(`${digsite ? 'Digsite near ' : ''}${place}`)
  part('goods')?.append(goods)
  part(digsite ? 'shop' : 'digsite')?.remove()
  if (goods === '') part('goods')?.parentElement?.remove()
  if (!drawn.matches(dataSelector(markerIsPlacedByUs))) part('placed')?.remove()
  if (readAttr<Mark>(drawn, markerPlaceMark) !== 'guess') part('place-mark')?.remove()
  if (readAttr<Mark>(drawn, markerGoodsMark) !== 'guess') part('goods-mark')?.remove()
  for (const link of popup.querySelectorAll('a')) link.href = drawn.href
  return popup
}

/** Matches of the search come first. */
function describeGoods({ trade, goods, sought }: MapPlace): string {
  if (!trade || goods.length === 0) return ''
  const named = [...sought, ...goods.filter((good) => !sought.includes(good))]
  return `${toSentenceCase(tradeVerbs[trade].one)} ${joinNames(named, maxNamed)}`
}
