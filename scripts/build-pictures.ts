import { join } from 'node:path'
import { buildPictures } from '../art/build.ts'
import { readItems } from '../art/content-items.ts'
import { listItemPictures } from '../art/item-picture.ts'
import { readPlaces } from '../art/content-places.ts'
import { toMapPosition } from '../src/model/map/map-projection.ts'
import { allGlyphs, glyphNames } from '#model/game/glyph-names.ts'
import { placeGlyphs } from '#web/game-ui/place-icons.ts'
import { iconNames } from '../src/web/ui/icon-names.ts'

/** Builds all pictures: item tiles, the map, icons and scenes. An argument sets another output folder. */
const assetsDir = process.argv[2] ?? join(import.meta.dirname, '..', 'build', 'pictures')
const [items, markers] = await Promise.all([readItems(), readPlaces()])
const places = markers.map(({ id, kind, world }) => ({ id, kind, ...toMapPosition(world) }))
console.log(
  await buildPictures({
    items,
    itemPictures: listItemPictures(join(import.meta.dirname, '..', 'content')),
    places,
    iconNames: [...iconNames],
    glyphNames: [...glyphNames],
    glyphSheets: [allGlyphs, placeGlyphs],
    assetsDir,
  }),
)
