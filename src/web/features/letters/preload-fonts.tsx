import { documentPaths } from '#model/wiki/addresses/document-paths.ts'

/** The letters that nearly every page is written in, asked for before a style sheet is read: those that come late may break lines elsewhere. */
export function PreloadFonts() {
  return ['hanken-grotesk-basic', 'rokkitt-basic'].map((name) => (
    <link key={name} rel="preload" href={documentPaths.font(name)} as="font" type="font/woff2" crossOrigin="" />
  ))
}
