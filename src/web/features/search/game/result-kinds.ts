import type { FoundKind } from '#model/search/found.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'

type ResultKind = {
  /** Label of one result. */
  label: string
  /** Plural, for the filter. */
  group: string
  /** Color of the label. */
  hue: '' | 'gold' | 'teal' | 'ember' | 'leaf' | 'blue'
  /** Plate of results without a picture, and its gradient. */
  glyph: GlyphName
  from: string
  to: string
}

/** Label, color and plate of each kind of result, in the list and in suggestions; in the order of `foundKinds`. */
export const resultKinds: Record<FoundKind, ResultKind> = {
  item: { label: 'Item', group: 'Items', hue: 'gold', glyph: 'minerals', from: '#57534c', to: '#282521' },
  store: { label: 'Store', group: 'Stores', hue: 'gold', glyph: 'shop', from: '#7a3f10', to: '#33190a' },
  town: { label: 'Town', group: 'Towns', hue: 'teal', glyph: 'village', from: '#1f7f82', to: '#0b3336' },
  digsite: { label: 'Digsite', group: 'Digsites', hue: 'ember', glyph: 'gold-mine', from: '#98401f', to: '#3c150b' },
  patchnote: { label: 'Patch note', group: 'Patch notes', hue: '', glyph: 'scroll-unfurled', from: '#4a463f', to: '#22201c' },
  blogpost: { label: 'Blog post', group: 'Blog posts', hue: 'leaf', glyph: 'quill-ink', from: '#41524a', to: '#1d2723' },
  update: { label: 'Product update', group: 'Updates of this wiki', hue: '', glyph: 'hammer-nails', from: '#4d4a63', to: '#211f2e' },
  mod: { label: 'Mod', group: 'Mods', hue: 'teal', glyph: 'puzzle', from: '#27687c', to: '#0f2c36' },
  guide: { label: 'Guide', group: 'Guides', hue: 'blue', glyph: 'open-book', from: '#24508f', to: '#0f2346' },
  tool: { label: 'Tool', group: 'Tools', hue: 'teal', glyph: 'cog', from: '#1f7f82', to: '#0b3336' },
  board: { label: 'Board', group: 'Boards', hue: 'gold', glyph: 'trophy', from: '#7a5a10', to: '#33240a' },
  page: { label: 'Page', group: 'Pages', hue: '', glyph: 'book-cover', from: '#4a463f', to: '#22201c' },
  setting: { label: 'Setting', group: 'Settings', hue: '', glyph: 'gears', from: '#4a463f', to: '#22201c' },
  answer: { label: 'Answer', group: 'Answers', hue: 'leaf', glyph: 'pointing', from: '#41524a', to: '#1d2723' },
  question: { label: 'Open question', group: 'Open questions', hue: '', glyph: 'scales', from: '#4d4a63', to: '#211f2e' },
}

/** Parses a kind of result from the URL. */
export function readKind(text: string | null): FoundKind | undefined {
  return text !== null && Object.hasOwn(resultKinds, text) ? (text as FoundKind) : undefined
}
