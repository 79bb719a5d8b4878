const part = encodeURIComponent

/** The addresses of this game alone: pages about its kinds. `paths` holds them with all others. */
export const gamePaths = {
  aboutGame: '/about-hydroneer',
  /** The card of an item, as a fragment of HTML that browser scripts put into a page. */
  itemCard: (safeName: string) => `/cards/items/${part(safeName)}`,
  /** Leads to the card of any item, another one each time. */
  randomCard: '/cards/random-item',
  digsites: '/guide-book/digsites',
  digsite: (safeName: string) => `/guide-book/digsites#${part(safeName)}`,
  /** A mod with a page of prose. */
  hydrotility: '/legacy-mods/Hydrotility++',
} as const
