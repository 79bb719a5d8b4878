import { join } from 'node:path'
import { buildPictures } from '../art/build.ts'
import { readItems } from '../art/content-items.ts'
import { glyphNames, iconNames } from '../src/web/ui/icon-names.ts'

/** Makes every picture of the site: a tile for each item, the map, the icons and the scenes. */
const outDir = join(import.meta.dirname, '..', 'build', 'pictures', 'images')
console.log(await buildPictures({ items: await readItems(), iconNames: [...iconNames], glyphNames: [...glyphNames], outDir }))
