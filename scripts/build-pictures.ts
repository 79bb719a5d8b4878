import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { buildPictures } from '../art/build.ts'
import { glyphNames, iconNames } from '../src/web/ui/icon-names.ts'

/** Makes every picture of the site: a tile for each item, the map, the icons and the scenes. */
const folder = join(import.meta.dirname, '..', 'content', 'items')
const items = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => {
    // A file that is broken is told of when the content is checked; here it only has no picture.
    try {
      const item = parse(readFileSync(join(folder, name), 'utf8')) as { name?: unknown; group?: unknown; modded?: unknown }
      return [{ name: String(item.name), safe_name: name.slice(0, -'.yaml'.length), group: String(item.group), modded: item.modded === true }]
    } catch {
      return []
    }
  })
await buildPictures({ items, iconNames: [...iconNames], glyphNames: [...glyphNames], outDir: join(import.meta.dirname, '..', 'build', 'pictures', 'images') })
