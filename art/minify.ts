import { optimize } from 'svgo'

/** Shrinks a picture that is used through <img> or as a background; nothing outside it refers to its ids. */
export function minify(svg: string): string {
  return optimize(svg, { multipass: true, floatPrecision: 2, plugins: ['preset-default'] }).data
}
