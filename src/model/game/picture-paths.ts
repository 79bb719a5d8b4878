const part = encodeURIComponent

/** Paths of pictures that the build creates and only documents use; `paths` has those that browser scripts use. */
export const picturePaths = {
  /** A growing crop. */
  plant: (safeName: string) => `/assets/images/plants/${part(safeName)}.svg`,
  /** Pictures for steps of guides that are not items. */
  stepThing: (name: string) => `/assets/images/things/${name}.svg`,
  /** A part of a scene, such as "bastion-keep". */
  scenePart: (safeName: string, format: 'avif' | 'webp') => `/assets/images/crops/${part(safeName)}.${format}`,
  scene: (name: string) => `/assets/images/scenes/${name}.svg`,
} as const
