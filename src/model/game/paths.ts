const part = encodeURIComponent

/** The addresses of this game alone: pages about its kinds. `paths` holds them with all others. */
export const gamePaths = {
  aboutGame: '/about-hydroneer',
  digsites: '/guide-book/digsites',
  digsite: (safeName: string) => `/guide-book/digsites#${part(safeName)}`,
  /** A mod with a page of prose. */
  hydrotility: '/legacy-mods/Hydrotility++',
} as const
