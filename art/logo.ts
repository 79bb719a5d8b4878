import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { minify } from './minify.ts'

/** The mark: a bridge with gold pouring from it into the river, on a cast-iron plate. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <defs><linearGradient id="pour" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff0b0"/><stop offset=".5" stop-color="#ffc23c"/><stop offset="1" stop-color="#f08a1d"/>
  </linearGradient></defs>
  <path d="M8 2H40L46 8V40L40 46H8L2 40V8Z" fill="#3b2d22" stroke="#8a6a45" stroke-width="2"/>
  <path d="M3 37q5.3-4 10.5 0t10.5 0 10.5 0 10.5 0V40L40 45H8L3 40Z" fill="#2fb3ab"/>
  <path d="M2 11H46V20H42V37H38C38 27 33 22 28.5 21V20H19.5V21C15 22 10 27 10 37H6V20H2Z" fill="#e9dcc4"/>
  <path d="M2 11H46V14H2Z" fill="#fffaf0"/>
  <path d="M20 16H28L27 21C26.6 26 27.2 31 28.6 37.5Q24 40.5 19.4 37.5C20.8 31 21.4 26 21 21Z" fill="url(#pour)"/>
  <path d="M17 37.5Q24 33.5 31 37.5Q24 42 17 37.5Z" fill="#ffd978"/>
</svg>`

/** Writes the logo and the icon sizes for browsers and phones. */
export async function writeLogo(outDir: string): Promise<void> {
  const small = minify(logo)
  const png = (size: number) => sharp(Buffer.from(logo), { density: (72 * size) / 48 }).resize(size, size)
  /** `part` is the share of the square that the mark covers. */
  const onGround = (size: number, part: number) => {
    const edge = Math.round((size * (1 - part)) / 2)
    return png(size - 2 * edge)
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#241c16' })
      .flatten({ background: '#241c16' })
      .png()
  }
  await Promise.all([
    writeFile(join(outDir, 'logo.svg'), small),
    writeFile(join(outDir, 'favicon.svg'), small),
    png(32).png().toFile(join(outDir, 'favicon.png')),
    // Icons of the app manifest, with and without the margin of maskable icons.
    ...[192, 512].map((size) =>
      png(size)
        .png()
        .toFile(join(outDir, `app-any-${size}.png`)),
    ),
    onGround(512, 0.6).toFile(join(outDir, 'app-maskable-512.png')),
    // With a background, because iOS rounds the corners and shows transparent parts in black.
    onGround(180, 156 / 180).toFile(join(outDir, 'apple-touch-icon.png')),
  ])
}
