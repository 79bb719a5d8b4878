const part = encodeURIComponent

/** Where pictures of this game lie that documents name, but no script in the browser: those are in `paths`. Made at build. */
export const picturePaths = {
  /** A growing crop. */
  plant: (safeName: string) => `/assets/images/plants/${part(safeName)}.svg`,
  /** Pictures for steps of guides that are not items. */
  stepThing: (name: string) => `/assets/images/things/${name}.svg`,
  /** A part of a scene, such as "bastion-keep". */
  scenePart: (safeName: string, format: 'avif' | 'webp') => `/assets/images/crops/${part(safeName)}.${format}`,
  scene: (name: string) => `/assets/images/scenes/${name}.svg`,
} as const
