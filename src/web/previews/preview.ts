import type { Mark } from '#model/wiki/certainty.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import type { IconName } from '../ui/icon-names.ts'

/**
 * Content of a page's preview picture, for chats, feeds and search results. All of it comes from the wiki's content, never from readers.
 */
export type Preview = {
  /** Kind of page: "Item · Ores". */
  eyebrow: string
  hue: PreviewHue
  title: string
  /** One or two sentences; cut if too long. */
  text: string
  /** The main facts of the page, at most three. */
  facts: PreviewFact[]
  picture: PreviewPicture
}

/** Colors of the labels that mark kinds of pages. */
export type PreviewHue = 'gold' | 'teal' | 'ember' | 'leaf' | 'blue' | 'plain'

export type PreviewFact = {
  label: string
  value: string
  /** True for an amount of coins, which gets a coin icon. */
  coins?: boolean
  /** Badge of a value that is worked out or guessed. */
  mark?: Mark | null
}

/** The main part of the picture. Paths are those of the site. */
export type PreviewPicture =
  /** The tile of an item on the background of its group. */
  | { show: 'tile'; path: string; group: string }
  /** Many tiles: lists and tables of items. */
  | { show: 'tiles'; paths: string[] }
  /** The wiki's map with a pin. */
  | { show: 'map'; at: MapPosition; paths: string[] }
  /** The whole island with a pin for each place. */
  | { show: 'island'; places: (MapPosition & { label: string })[] }
  /** The headings of a guide, on a pipe. */
  | { show: 'contents'; headings: string[] }
  /** A version number. */
  | { show: 'version'; number: string }
  /** An icon on a cast plate, optionally with an item's tile. */
  | { show: 'icon'; icon: PreviewIcon; tile?: string }
  /** The first three ranks. */
  | { show: 'podium' }
  /** The bridge at night. */
  | { show: 'bridge' }

/** An icon of the sprite: a line icon, or a glyph with the prefix "g-". */
export type PreviewIcon = IconName | `g-${GlyphName}`

export const previewKinds = ['page', 'item', 'group', 'shop', 'post', 'patch-note', 'mod', 'tool'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** A preview with its kind and name, which make its URL. */
export type PlacedPreview = { kind: PreviewKind; name: string; preview: Preview }
