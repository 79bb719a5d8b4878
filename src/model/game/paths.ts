const part = encodeURIComponent

/** The addresses of this game alone: pages about its kinds, and pictures that only it has. `paths` holds them with all others. */
export const gamePaths = {
  aboutGame: '/about-hydroneer',
  digsites: '/guide-book/digsites',
  digsite: (safeName: string) => `/guide-book/digsites#${part(safeName)}`,
  /** A mod with a page of prose. */
  hydrotility: '/legacy-mods/Hydrotility++',
  /** A crop as it stands on the ground. */
  plant: (safeName: string) => `/assets/images/plants/${part(safeName)}.svg`,
  /** What steps of guides show besides items. */
  stepThing: (name: string) => `/assets/images/things/${name}.svg`,
  /** A part of a scene: "bastion-keep". */
  crop: (safeName: string, format: 'avif' | 'webp') => `/assets/images/crops/${part(safeName)}.${format}`,
} as const
