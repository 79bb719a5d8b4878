import type { ShopCategory } from '#model/places/shop.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import type { GlyphSheet } from '#web/ui/icon.tsx'

/** Icon of a place: its glyph, the gradient of its plate, and the glyph's color. */
export type PlaceIcon = { glyph: GlyphName; from: string; to: string; ink: string }

const plain: PlaceIcon = { glyph: 'village', from: '#57534c', to: '#282521', ink: '#f3e6c0' }

const towns: Record<string, PlaceIcon> = {
  'bastion-keep': { glyph: 'castle', from: '#5d6a86', to: '#232a3a', ink: '#e9c46a' },
  bridgepour: { glyph: 'arch-bridge', from: '#1f7f82', to: '#0b3336', ink: '#ffcf5c' },
  burnscroft: { glyph: 'anvil-impact', from: '#98401f', to: '#3c150b', ink: '#ffd28a' },
  ironil: { glyph: 'cargo-crane', from: '#7a6a3a', to: '#2c2612', ink: '#f3e6c0' },
}

const shops: Record<string, GlyphName> = {
  'tools-equipment': 'spade',
  housing: 'family-house',
  'fancy-furniture': 'armchair',
  'conveyor-nation': 'gears',
  'rig-parts': 'drill',
  'the-barge': 'cargo-ship',
  repair: 'anvil',
  'hydronix-store': 'spanner',
  'bulk-buy': 'pipe-straight',
  'vehicle-store': 'steering-wheel',
  'hobsons-powerworks': 'lightning-frequency',
  'itchy-carts': 'mine-wagon',
  scrapyard: 'recycle',
}

const categories: Record<ShopCategory, PlaceIcon> = {
  store: { glyph: 'shop', from: '#6a563b', to: '#2b2117', ink: '#fff4dc' },
  stocks: { glyph: 'scales', from: '#5b4a9c', to: '#251d45', ink: '#fff4dc' },
  jeweler: { glyph: 'cut-diamond', from: '#a23a76', to: '#41132f', ink: '#fff4dc' },
  carts: { glyph: 'mine-wagon', from: '#7d5a2b', to: '#332310', ink: '#fff4dc' },
  'logic-power': { glyph: 'lightning-frequency', from: '#27687c', to: '#0f2c36', ink: '#fff4dc' },
  legacy: { glyph: 'drill', from: '#5b5a55', to: '#262522', ink: '#fff4dc' },
  vehicles: { glyph: 'steering-wheel', from: '#434b5b', to: '#262b35', ink: '#fff4dc' },
  scrapyard: { glyph: 'recycle', from: '#7b4a2c', to: '#301b0f', ink: '#fff4dc' },
}

const vehicles: Record<string, GlyphName> = {
  'hydro-truck': 'jeep',
  'hydro-truck-mk.ii-bare-metal': 'flatbed',
  'hydro-truck-mk.ii-construction': 'mine-truck',
  'hydro-truck-mk.ii-racing-stripes': 'f1-car',
  'hydro-excavator': 'bulldozer',
}

const ofPlaces = [plain, ...Object.values(towns), ...Object.values(categories)]

/** The glyphs of places in one sprite: the map and the towns show a dozen of them. */
export const placeGlyphs: GlyphSheet = {
  name: 'places',
  glyphs: ['war-pick', ...ofPlaces.map(({ glyph }) => glyph), ...Object.values(shops)],
}

/** Towns without their own look get a generic one. */
export function iconOfTown(safeName: string): PlaceIcon {
  return towns[safeName] ?? plain
}

/** A shop has the colors of its category and may have its own glyph. */
export function iconOfShop({ safe_name, category }: { safe_name: string; category: ShopCategory }): PlaceIcon {
  const looks = categories[category]
  return { ...looks, glyph: shops[safe_name] ?? looks.glyph }
}

/** Glyph of a shop whose category is unknown. */
export function glyphOfShop(safeName: string): GlyphName {
  return shops[safeName] ?? 'shop'
}

export function glyphOfVehicle(safeName: string): GlyphName {
  return vehicles[safeName] ?? 'truck'
}
