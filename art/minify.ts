import { optimize } from 'svgo'

/**
 * Minifies an SVG for <img> or a background; its ids may change. One pass only: multipass takes three times as long for 0.2 %.
 */
export function minify(svg: string): string {
  return optimize(svg, { floatPrecision: 2, plugins: ['preset-default'] }).data
}
