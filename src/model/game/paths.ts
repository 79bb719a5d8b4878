const part = encodeURIComponent

/** Addresses of pages about this game; part of `paths`. */
export const gamePaths = {
  aboutGame: '/about-hydroneer',
  /** The card of an item, as a fragment of HTML that browser scripts put into a page. */
  itemCard: (safeName: string) => `/cards/items/${part(safeName)}`,
  /** Redirects to the card of a random item. */
  randomCard: '/cards/random-item',
  digsites: '/guide-book/digsites',
  digsite: (safeName: string) => `/guide-book/digsites#${part(safeName)}`,
  /** A mod with a page of prose. */
  hydrotility: '/legacy-mods/Hydrotility++',
} as const
