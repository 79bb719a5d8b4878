/**
 * Theme colors of the scenes. Some (page, stone, turf, the high sky) repeat values of tokens.css, because pictures in separate files
 * cannot use its variables.
 */
export const themes = {
  dark: {
    page: '#15110d',
    sky: ['#10202b', '#23404a', '#6b4a3c', '#d9753a'],
    hills: ['#4e4038', '#332b27', '#241e1a'],
    stone: ['#4a3d31', '#392f26', '#2b231c', '#201a14'],
    turf: '#5d7a35',
    turfShade: '#3f5526',
    litWindow: '#ffd36b',
    stars: 0.8,
  },
  light: {
    page: '#e8e7df',
    sky: ['#9fd3d6', '#c6e3dd', '#f0e3c4', '#f7c887'],
    hills: ['#a9bd9d', '#86a07c', '#67835f'],
    stone: ['#8a6d52', '#755a43', '#5f4837', '#45342a'],
    turf: '#7fa545',
    turfShade: '#5f8233',
    litWindow: '#ffe9b0',
    stars: 0,
  },
} satisfies Record<string, ThemeColours>

export type ThemeName = keyof typeof themes

export type ThemeColours = {
  page: string
  sky: [high: string, middle: string, low: string, horizon: string]
  hills: [far: string, middle: string, near: string]
  stone: [top: string, second: string, third: string, deep: string]
  turf: string
  turfShade: string
  litWindow: string
  /** Opacity of the stars; none by day. */
  stars: number
}
