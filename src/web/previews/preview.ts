import type { Mark } from '#model/wiki/certainty.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import type { IconName } from '../ui/icon-names.ts'

/**
 * What the picture of a page says, where the page is shown as a card: in chats, feeds, search results. All of it comes from the
 * wiki's content. Nothing that a reader wrote is ever drawn.
 */
export type Preview = {
  /** What kind of page it is: "Item · Ores". */
  eyebrow: string
  hue: PreviewHue
  title: string
  /** One or two sentences, cut where there is no more room. */
  text: string
  /** What readers share the page for; three have room. */
  facts: PreviewFact[]
  picture: PreviewPicture
}

/** The colours of the labels that mark kinds of pages. */
export type PreviewHue = 'gold' | 'teal' | 'ember' | 'leaf' | 'blue' | 'plain'

export type PreviewFact = {
  label: string
  value: string
  /** True for an amount of coins: it gets a coin. */
  coins?: boolean
  /** Said of what is worked out or guessed. */
  mark?: Mark | null
}

/** The large part of the picture. Addresses of pictures are those of the site, from "/". */
export type PreviewPicture =
  /** The tile of an item on the ground of its group. */
  | { show: 'tile'; path: string; group: string }
  /** Many tiles: lists and tables of items. */
  | { show: 'tiles'; paths: string[] }
  /** The wiki's map, with a pin. */
  | { show: 'map'; at: MapPosition; paths: string[] }
  /** The island from far away, with a pin for each place. */
  | { show: 'island'; places: (MapPosition & { label: string })[] }
  /** The parts of a guide, on a pipe. */
  | { show: 'contents'; headings: string[] }
  /** A version number. */
  | { show: 'version'; number: string }
  /** A sign on a cast plate, with the tile of an item beside it if there is one. */
  | { show: 'icon'; icon: PreviewIcon; tile?: string }
  /** The first three. */
  | { show: 'podium' }
  /** The bridge at night. */
  | { show: 'bridge' }

/** A sign of the site's sprite: a line icon or a filled glyph. */
export type PreviewIcon = IconName | `g-${GlyphName}`

export const previewKinds = ['page', 'item', 'group', 'shop', 'post', 'patch-note', 'mod', 'tool'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** A preview with its place in addresses. */
export type PlacedPreview = { kind: PreviewKind; name: string; preview: Preview }
