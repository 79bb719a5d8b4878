import { statSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { IslandPlace } from './island-places.ts'
import { toTile } from './item-picture.ts'
import { writeIsland } from './island.ts'
import { writeLogo } from './logo.ts'
import { minify } from './minify.ts'
import { drawNoImage } from './no-image.ts'
import { writeScenes } from './scenes.ts'
import { buildGlyph, buildGlyphSheet, buildIcons, buildShapes } from './sprite.ts'
import { stepThings } from '#model/game/step-things.ts'
import { unlessStamped } from './stamp.ts'
import type { TileItem } from './tile-rules.ts'
import { drawPlants } from './plant-pictures.ts'
import { drawSceneTiles } from './scene-tiles.ts'
import { drawTiles } from './tiles.ts'

type Pictured = TileItem & { safe_name: string }

type Options = {
  items: readonly Pictured[]
  /** Paths of editors' pictures by safe name; they replace the drawn tiles. */
  itemPictures: ReadonlyMap<string, string>
  /** Places on the map. */
  places: readonly IslandPlace[]
  /** Lucide icons for `icons.svg`, from the top. */
  iconNames: readonly string[]
  /** Glyphs for `glyphs/<name>.svg`. */
  glyphNames: readonly string[]
  /** Glyphs combined in a sheet `<name>.svg`, for pages with many of them. */
  glyphSheets: readonly { name: string; glyphs: readonly string[] }[]
  /** Folder of `/assets/`. */
  assetsDir: string
}

/**
 * Builds the pictures of the wiki in `assetsDir`, skipping parts whose sources have not changed. Returns which parts were built.
 */
export async function buildPictures({
  items,
  itemPictures,
  places,
  iconNames,
  glyphNames,
  glyphSheets,
  assetsDir,
}: Options): Promise<Record<string, 'made' | 'kept'>> {
  const outDir = join(assetsDir, 'images')
  await mkdir(outDir, { recursive: true })
  const shown = items.map(({ name, safe_name, group, modded }) => ({ name, safe_name, group, modded }))
  const stamp = (part: string) => join(outDir, `.stamp-${part}`)
  const [island, tiles, scenes, sprite] = await Promise.all([
    unlessStamped({
      stampFile: stamp('island'),
      sources: /^(island.*|seeded-chance)\.ts$/,
      input: places,
      make: () => writeIsland(places, outDir),
    }),
    unlessStamped({
      stampFile: stamp('tiles'),
      sources: /^(glyph.*|tile.*|item-picture|plant-pictures|scene-tiles|no-image|minify)\.ts$/,
      input: { shown, stepThings, pictures: [...itemPictures].map(([name, file]) => [name, statSync(file).mtimeMs]) },
      make: () => writeTiles(shown, itemPictures, outDir),
    }),
    unlessStamped({
      stampFile: stamp('scenes'),
      sources: /^(hero.*|home-scenes|not-found-scene|scenes|strata|theme-colours|logo|seeded-chance|minify)\.ts$/,
      input: null,
      make: () => Promise.all([writeScenes(outDir), writeLogo(outDir)]),
    }),
    unlessStamped({
      stampFile: stamp('sprite'),
      sources: /^(glyph.*|sign-glyphs|footer-strata|sprite|minify)\.ts$/,
      input: { iconNames, glyphNames, glyphSheets },
      make: () => writeSigns({ iconNames, glyphNames, glyphSheets, outDir }),
    }),
  ])
  return { island, tiles, scenes, sprite }
}

type Signs = Pick<Options, 'iconNames' | 'glyphNames' | 'glyphSheets'> & { outDir: string }

function writeSigns({ iconNames, glyphNames, glyphSheets, outDir }: Signs) {
  const glyphs = new Map(glyphNames.map((name) => [`${name}.svg`, buildGlyph(name)]))
  return Promise.all([
    writeFile(join(outDir, 'shapes.svg'), buildShapes()),
    writeFile(join(outDir, 'icons.svg'), buildIcons(iconNames)),
    ...glyphSheets.map((sheet) => writeFile(join(outDir, `${sheet.name}.svg`), buildGlyphSheet(sheet.glyphs))),
    writeOnly(join(outDir, 'glyphs'), glyphs),
  ])
}

async function writeTiles(items: readonly Pictured[], itemPictures: ReadonlyMap<string, string>, outDir: string): Promise<void> {
  const tiles = drawTiles(items)
  const files = new Map<string, string>()
  for (const { name, safe_name } of items) {
    const picture = itemPictures.get(safe_name)
    files.set(`${safe_name}.svg`, picture === undefined ? minify(tiles.get(name)!) : await toTile(picture))
  }
  const sceneTiles = new Map([...drawSceneTiles()].map(([name, svg]) => [`${name}.svg`, svg]))
  // Rigs list vehicles among items.
  for (const [file, svg] of sceneTiles) if (!files.has(file)) files.set(file, svg)
  await Promise.all([
    writeOnly(join(outDir, 'items'), files.set('no-image.svg', drawNoImage())),
    writeOnly(join(outDir, 'things'), sceneTiles),
    writeOnly(join(outDir, 'plants'), drawPlants(items)),
  ])
}

/** Writes these files and removes all others of the folder. */
async function writeOnly(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unexpected = (await readdir(folder)).filter((file) => !files.has(file))
  await Promise.all([
    ...unexpected.map((file) => rm(join(folder, file))),
    ...[...files].map(([file, svg]) => writeFile(join(folder, file), svg)),
  ])
}
