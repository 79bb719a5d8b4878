import { keysOf } from '#model/wiki/keyed.ts'
import type { MapMarker } from '#model/map/map-marker.ts'
import type { Page } from '#model/pages/page.ts'
import type { PlacedPreview, Preview, PreviewIcon } from '../preview.ts'

/** Label of a kind of page, and its icon if it has too few headings to list. */
type Look = { eyebrow: string; hue: Preview['hue']; icon: PreviewIcon }

const looks = {
  guide: { eyebrow: 'Guide', hue: 'blue', icon: 'book-open' },
  answers: { eyebrow: 'Questions and answers', hue: 'teal', icon: 'circle-question-mark' },
  mods: { eyebrow: 'Mods', hue: 'teal', icon: 'g-puzzle' },
  about: { eyebrow: 'About this wiki', hue: 'plain', icon: 'info' },
  game: { eyebrow: 'The game', hue: 'gold', icon: 'pickaxe' },
  news: { eyebrow: 'Patch notes', hue: 'plain', icon: 'g-scroll-unfurled' },
} as const satisfies Record<string, Look>

/** Text pages with a card, apart from guides. */
const pages: Record<string, Look> = {
  'about-hydroneer': looks.game,
  'guide-book': looks.guide,
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

/** Pages with fewer headings show the icon. */
const minHeadings = 3

function findLook({ slug, guide }: Page): Look | undefined {
  if (!guide) return Object.hasOwn(pages, slug) ? pages[slug] : undefined
  const { chapter, picture } = guide
  return { ...looks.guide, eyebrow: chapter ? `${looks.guide.eyebrow} · ${chapter}` : looks.guide.eyebrow, icon: `g-${picture}` }
}

/** Card of a text page; undefined for texts without a page of their own. */
export function prosePreview(page: Page): PlacedPreview | undefined {
  const { slug, title, lead, description, headings } = page
  const look = findLook(page)
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
      picture: parts.length >= minHeadings ? { show: 'contents', headings: parts } : { show: 'icon', icon: look.icon },
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
    text: 'Where to dig, what it costs, and which shops are near.',
  },
} as const

/** Pages of places, by the names of their cards. */
export const placePreviews = keysOf(places)

/** Card of the towns or digsites: the island with a pin for each. */
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
