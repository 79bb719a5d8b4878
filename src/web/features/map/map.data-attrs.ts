import type { MapTrade } from '#model/map/map-goods.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { Attribute } from '#web/data-attr.ts'

export const worldMap: Attribute = 'data-world-map'
export const stillMap: Attribute = 'data-map-still'
export const liveMap: Attribute = 'data-map-live'
/** Its picture, which lies under the tiles of the moving map later. */
export const stillGround: Attribute = 'data-map-ground'
/** Of the document: the address asks for a view of the map, and says where, or names a place whose position the moving map knows. */
export const asksForView: Attribute<'placed' | 'unplaced'> = 'data-map-view'
/** Of the map: whether it fills the screen. */
export const fillsScreen: Attribute<'true' | 'false'> = 'data-map-whole'
export const mapLabel: Attribute = 'data-map-label'
/** A marker of the still map: its id. */
export const mapMarker: Attribute = 'data-pin'
/** Its kind, which is its layer. */
export const markerKind: Attribute = 'data-kind'
export const markerName: Attribute = 'data-name'
/** The town it is in or near. */
export const markerPlace: Attribute = 'data-place'
/** Where in its town it stands is our choice. */
export const markerIsPlacedByUs: Attribute = 'data-placed'
/** How sure it is that it is near that town, where that is worked out or a guess. */
export const markerPlaceMark: Attribute<Mark> = 'data-place-mark'
/** What happens to goods there, their names in lines, and how sure that is where it is worked out or a guess. */
export const markerTrade: Attribute<MapTrade> = 'data-trade'
export const markerGoods: Attribute = 'data-goods'
export const markerGoodsMark: Attribute<Mark> = 'data-goods-mark'
/** The template of what opens at a marker, and its parts. */
export const placePopup: Attribute = 'data-place-popup'
export type PopupPart = 'name' | 'place' | 'placed' | 'place-mark' | 'goods' | 'goods-mark' | 'shop' | 'digsite'
export const popupPart: Attribute<PopupPart> = 'data-popup'
/** In pixels of the largest zoom, as is the next. */
export const mapX: Attribute = 'data-x'
export const mapY: Attribute = 'data-y'
/** A button that switches this layer. */
export const mapLayer: Attribute = 'data-layer'
export const mapFind: Attribute = 'data-map-find'
/** Says how much was found. */
export const mapFound: Attribute = 'data-map-status'
/** A list of places below the map. */
export const mapList: Attribute = 'data-map-list'
/** The marker that a row of a list speaks of. */
export const listedMarker: Attribute = 'data-marker'
export const mapHint: Attribute = 'data-map-hint'
/** Asks for a point on the map. */
export const mapPrompt: Attribute = 'data-map-asks'
export const mapPromptText: Attribute = 'data-map-asks-text'
export const mapPromptActions: Attribute = 'data-map-asks-ways'
/** Says what has just happened. */
export const mapNotice: Attribute = 'data-map-notice'
export const zoomsBy: Attribute<'1' | '-1' | '0'> = 'data-zoom'
/** The scale bar, and in it the length it stands for. */
/** Of the compass: it lets a place be seen that lies behind it. */
export const standsAside: Attribute<'true' | 'false'> = 'data-map-aside'
export const mapScale: Attribute = 'data-map-scale'
export const mapScaleLength: Attribute = 'data-map-scale-length'
export const linkByHand: Attribute = 'data-map-link'
export const mapSide: Attribute = 'data-map-side'
/** A part of the column beside the map; of the map itself: whether there is any. */
export const sidePart: Attribute = 'data-side'
export const mapTool: Attribute<'add-pin' | 'pins' | 'ruler' | 'link' | 'whole'> = 'data-map-do'
export const pinCount: Attribute = 'data-pins-count'
export const pinFile: Attribute<'export' | 'import'> = 'data-pins'
export const pinsNotSaved: Attribute = 'data-pins-unkept'
export const pinsDamaged: Attribute = 'data-pins-damaged'
export const noPins: Attribute = 'data-pins-none'
export const pinList: Attribute = 'data-pins-list'
export const routeList: Attribute = 'data-route-list'
export const routeLength: Attribute = 'data-route-length'
export const routeMissing: Attribute = 'data-route-missing'
export const removesRoute: Attribute = 'data-route-remove'
export const rulerAct: Attribute<'undo' | 'clear'> = 'data-ruler'
export const rulerList: Attribute = 'data-ruler-list'
export const rulerTotal: Attribute = 'data-ruler-total'
/** Of the moving map, for its style: the layers that are off. */
export const hiddenLayers: Attribute = 'data-hide'
/** The same: whether it is seen from far away. */
export const isFar: Attribute<'most' | 'true' | 'false'> = 'data-far'
/** The same: while a point is being chosen. */
export const isPicking: Attribute<'true'> = 'data-picking'
/** Of a piece of the map: its picture is loaded when it is nearly in sight. */
export const waitsForSight: Attribute<'true' | 'false'> = 'data-map-waits'
