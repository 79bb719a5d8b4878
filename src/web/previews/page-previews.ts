import type { MapMarker } from '#model/map/map-marker.ts'
import type { Page } from '#model/wiki/page.ts'
import type { PlacedPreview, Preview, PreviewIcon } from './preview.ts'

/** What kind of page it is, and its sign if it has too few parts to list. */
type Look = { eyebrow: string; hue: Preview['hue']; icon: PreviewIcon }

const looks = {
  guide: { eyebrow: 'Guide', hue: 'blue', icon: 'book-open' },
  logic: { eyebrow: 'Guide · Hydro logic', hue: 'blue', icon: 'cable' },
  answers: { eyebrow: 'Questions and answers', hue: 'teal', icon: 'circle-question-mark' },
  mods: { eyebrow: 'Mods', hue: 'teal', icon: 'g-puzzle' },
  about: { eyebrow: 'About this wiki', hue: 'plain', icon: 'info' },
  game: { eyebrow: 'The game', hue: 'gold', icon: 'pickaxe' },
  news: { eyebrow: 'Patch notes', hue: 'plain', icon: 'g-scroll-unfurled' },
} as const satisfies Record<string, Look>

/** The pages of prose that have a card. */
const pages: Record<string, Look> = {
  'about-hydroneer': looks.game,
  'guide-book': looks.guide,
  'first-timer': looks.guide,
  'getting-started': looks.guide,
  'smithing-crafting': looks.guide,
  'dirt-and-depth': looks.guide,
  'where-to-sell': looks.guide,
  'relics-and-the-cave': looks.guide,
  controls: looks.guide,
  saves: looks.guide,
  'hydro-logic': looks.logic,
  'logic-behaviour': looks.logic,
  'logic-elements': looks.logic,
  'logic-elements-part-two': looks.logic,
  'logic-elements-part-three': looks.logic,
  'build-examples': looks.logic,
  faq: looks.answers,
  'mp-faq': looks.answers,
  'mod-faq': looks.answers,
  mods: looks.mods,
  'legacy-mods': looks.mods,
  hydrotility: looks.mods,
  'patch-notes': looks.news,
  'what-changed': looks.news,
  about: looks.about,
  'rent-a-plot': { ...looks.about, icon: 'map-pin' },
  contact: { ...looks.about, icon: 'mail' },
  privacy: { ...looks.about, icon: 'shield-check' },
  credits: { ...looks.about, icon: 'hammer' },
  max: looks.about,
  shrine: looks.about,
}

/** Fewer parts than this are no list. */
const leastHeadings = 3

/** The card of a page of prose; undefined for texts that are no page of their own. */
export function prosePreview({ slug, title, lead, description, headings }: Page): PlacedPreview | undefined {
  const look = Object.hasOwn(pages, slug) ? pages[slug] : undefined
  if (!look) return undefined
  const parts = headings.filter(({ depth }) => depth === 2).map(({ text }) => text)
  return {
    kind: 'page',
    name: slug,
    preview: {
      eyebrow: look.eyebrow,
      hue: look.hue,
      title,
      text: lead || description,
      facts: [],
      picture: parts.length >= leastHeadings ? { show: 'contents', headings: parts } : { show: 'icon', icon: look.icon },
    },
  }
}

const places = {
  towns: {
    kind: 'town',
    eyebrow: 'Guide Book',
    hue: 'teal',
    title: 'Towns and their shops',
    text: 'Where to buy, where to sell, and which shop is in which town.',
  },
  digsites: {
    kind: 'digsite',
    eyebrow: 'Guide Book',
    hue: 'ember',
    title: 'Digsites',
    text: 'Where to dig: what a parcel costs, how deep it goes, and which shops are near.',
  },
} as const

/** The card of the towns or of the digsites: the island with a pin for each. */
export function placesPreview(name: keyof typeof places, markers: readonly MapMarker[]): PlacedPreview {
  const { kind, eyebrow, hue, title, text } = places[name]
  const shown = markers.filter((marker) => marker.kind === kind && !marker.modded)
  return {
    kind: 'page',
    name,
    preview: {
      eyebrow,
      hue,
      title,
      text,
      facts: [],
      picture: { show: 'island', places: shown.map(({ name: label, x, y }) => ({ label, x, y })) },
    },
  }
}
