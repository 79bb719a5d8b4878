import type { MapTrade } from '#model/map/map-goods.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { Attribute } from '#web/data-attr.ts'

export const worldMap: Attribute = 'data-world-map'
export const stillMap: Attribute = 'data-map-still'
export const liveMap: Attribute = 'data-map-live'
/** On the static picture, which later is below the tiles of the interactive map. */
export const stillGround: Attribute = 'data-map-ground'
/**
 * On the root element: the URL asks for a view of the map, with coordinates, or with a place whose coordinates only the interactive map
 * knows.
 */
export const asksForView: Attribute<'placed' | 'unplaced'> = 'data-map-view'
/** On the map: whether it fills the screen. */
export const isFullScreen: Attribute<'true' | 'false'> = 'data-full-screen'
export const mapLabel: Attribute = 'data-map-label'
/** On a marker of the static map: its id. */
export const mapMarker: Attribute = 'data-pin'
/** On a marker: its kind, which is its layer. */
export const markerKind: Attribute = 'data-kind'
export const markerName: Attribute = 'data-name'
/** On a marker: the town it is in or near. */
export const markerPlace: Attribute = 'data-place'
/** On a marker: its position within the town is our choice. */
export const markerIsPlacedByUs: Attribute = 'data-placed'
/** On a marker: certainty of its town, if it is worked out or a guess. */
export const markerPlaceMark: Attribute<Mark> = 'data-place-mark'
/** On a marker: what happens to goods there, their names (one per line), and the certainty of that, if it is worked out or a guess. */
export const markerTrade: Attribute<MapTrade> = 'data-trade'
export const markerGoods: Attribute = 'data-goods'
export const markerGoodsMark: Attribute<Mark> = 'data-goods-mark'
/** On the template of a marker's popup, and on its parts. */
export const placePopup: Attribute = 'data-place-popup'
export type PopupPart = 'name' | 'place' | 'placed' | 'place-mark' | 'goods' | 'goods-mark' | 'shop' | 'digsite'
export const popupPart: Attribute<PopupPart> = 'data-popup'
/** On a marker: position in pixels of the largest zoom. */
export const mapX: Attribute = 'data-x'
export const mapY: Attribute = 'data-y'
/** On the elements that React hydrates: search and layers above the map, buttons below it. */
export const mapControls: Attribute = 'data-map-controls'
export const mapBar: Attribute = 'data-map-bar'
export const mapSearch: Attribute = 'data-map-search'
/** On a list of places below the map. */
export const mapList: Attribute = 'data-map-list'
/** On a row of a list: id of its marker. */
export const listedMarker: Attribute = 'data-marker'
export const mapHint: Attribute = 'data-map-hint'
/** On the bar that asks for a point on the map. */
export const mapPrompt: Attribute = 'data-map-asks'
/** On the message about the last action. */
export const mapNotice: Attribute = 'data-map-notice'
/** On the compass: transparent, because a place is behind it. */
export const isFaded: Attribute<'true' | 'false'> = 'data-faded'
export const mapSide: Attribute = 'data-map-side'
/** On a part of the column beside the map; on the map: whether any part is shown. */
export const sidePart: Attribute = 'data-side'
export const mapTool: Attribute<'ruler' | 'full-screen'> = 'data-map-do'
/** The templates of a reader's pin: its marker, its popup and the form in its popup. */
export const pinDrop: Attribute = 'data-pin-drop'
export const pinPopup: Attribute = 'data-pin-popup'
export const pinForm: Attribute = 'data-pin-form'
export const pinPart: Attribute<'name' | 'note'> = 'data-pin-part'
export type PinAction = 'edit' | 'move' | 'delete' | 'keep'
export const pinAction: Attribute<PinAction> = 'data-pin-action'
/** On the interactive map, for CSS: the hidden layers. */
export const hiddenLayers: Attribute = 'data-hide'
/** On the interactive map, for CSS: zoomed out. */
export const isFar: Attribute<'most' | 'true' | 'false'> = 'data-far'
/** On the interactive map, for CSS: the reader is choosing a point. */
export const isPicking: Attribute<'true'> = 'data-picking'
