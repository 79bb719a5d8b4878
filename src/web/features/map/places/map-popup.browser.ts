import { dataSelector, type Attribute } from '#web/data-attr.ts'
import { element } from '#web/browser/element.ts'
import { renderMark } from '#web/game-ui/mark.browser.ts'
import { joinNames } from '#model/text/join-names.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { readAttr } from '#web/browser/find.ts'
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
} from '#web/features/map/map.data-attrs.ts'

/** So many goods are named; the shop's page has the rest. */
const maxNamed = 4

export function readMarker(drawn: HTMLElement) {
  const read = (attribute: Attribute) => readAttr(drawn, attribute) ?? ''
  return { kind: read(markerKind), name: read(markerName), place: read(markerPlace) }
}

export function readGoods(drawn: HTMLElement): Pick<MapPlace, 'trade' | 'goods'> {
  return { trade: readAttr(drawn, markerTrade), goods: readAttr(drawn, markerGoods)?.split('\n') ?? [] }
}

/** Where a marker stands, what is traded there, and the way to its page. */
export function toPopup(drawn: HTMLAnchorElement, opened: MapPlace): HTMLElement {
  const { kind, name, place } = readMarker(drawn)
  const digsite = kind === 'digsite'
  return element(
    'div',
    {},
    element('p', { class: 'h4' }, name),
    element(
      'p',
      { class: 'sm soft' },
      `${digsite ? 'Digsite near ' : ''}${place}`,
      ...(drawn.matches(dataSelector(markerIsPlacedByUs)) ? [', where in it is our choice', ...renderMark('guess')] : []),
      ...linkMark(drawn, markerPlaceMark),
    ),
    ...describeGoods(drawn, opened),
    element('a', { class: 'btn gold small', href: drawn.href }, digsite ? 'See the digsite' : 'Open the store page'),
  )
}

/** What is looked for comes first. */
function describeGoods(drawn: HTMLAnchorElement, { trade, goods, sought }: MapPlace): HTMLElement[] {
  if (!trade || goods.length === 0) return []
  const named = [...sought, ...goods.filter((one) => !sought.includes(one))]
  const words = `${toSentenceCase(tradeVerbs[trade].one)} ${joinNames(named, maxNamed)}`
  return [element('p', { class: 'sm' }, words, ...linkMark(drawn, markerGoodsMark))]
}

/** How sure a statement of the popup is: it leads to where the reason is. */
function linkMark(drawn: HTMLAnchorElement, attribute: Attribute<Mark>): HTMLElement[] {
  if (readAttr<Mark>(drawn, attribute) !== 'guess') return []
  return [element('a', { class: 'mk', href: drawn.href, 'aria-label': 'unconfirmed' }, '?')]
}
