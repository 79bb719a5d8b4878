import { documentPaths } from '#model/wiki/addresses/document-paths.ts'

/** Preloads the two fonts of every page, so that they load before the first paint: `font-display: optional` ignores them later. */
export function PreloadFonts() {
  return ['hanken-grotesk-basic', 'rokkitt-basic'].map((name) => (
    <link key={name} rel="preload" href={documentPaths.font(name)} as="font" type="font/woff2" crossOrigin="" />
  ))
}
