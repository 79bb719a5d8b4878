import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { drawHero } from './hero.ts'
import { drawBlogLead, drawRentAPlot, drawVideoPoster } from './home-scenes.ts'
import { minify } from './minify.ts'
import { drawNotFoundScene } from './not-found-scene.ts'
import { drawHeroEdge } from './strata.ts'
import { type ThemeColours, type ThemeName, themes } from './theme-colours.ts'

/** Scenes that follow the theme: written as `<name>-dark.svg` and `<name>-light.svg`. */
const themedScenes: Record<string, (colours: ThemeColours) => string> = {
  hero: drawHero,
  'hero-edge': drawHeroEdge,
}

const plainScenes: Record<string, () => string> = {
  'not-found': drawNotFoundScene,
  'blog-lead': drawBlogLead,
  'video-poster': drawVideoPoster,
  'rent-a-plot': drawRentAPlot,
}

/** Writes every scene into `scenes/`. */
export async function writeScenes(outDir: string): Promise<void> {
  const folder = join(outDir, 'scenes')
  await mkdir(folder, { recursive: true })
  const files: [name: string, svg: string][] = Object.entries(plainScenes).map(([name, draw]) => [name, draw()])
  for (const [name, draw] of Object.entries(themedScenes)) {
    for (const theme of Object.keys(themes) as ThemeName[]) files.push([`${name}-${theme}`, draw(themes[theme])])
  }
  await Promise.all(files.map(([name, svg]) => writeFile(join(folder, `${name}.svg`), minify(svg))))
}
