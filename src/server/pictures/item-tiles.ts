import { join } from 'node:path'
import { statSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { pictureFolder } from '#model/items/item-pictures.ts'

type Item = { name: string; safe_name: string; group: string; modded: boolean }
type Options = {
  contentFolder: string
  listItems: () => Promise<readonly Item[]>
  /** Whether the build has the file, a path below /assets/. */
  hasFile: (file: string) => boolean
}

const tileFile = /^images\/items\/([\w-]+)\.svg$/

/**
 * Finds item tiles that changed after the build: a picture in the content folder, or for a new item a tile drawn from its name and group.
 * Undefined where the built file is current or the file is not a tile.
 */
export function createItemTiles({ contentFolder, listItems, hasFile }: Options) {
  const tiles = new LRUCache<string, string>({ max: 100 })
  let pictures = new Map<string, string>()
  let readAt = 0

  /** Lists the pictures again only when the folder has changed. */
  async function findPicture(safeName: string): Promise<string | undefined> {
    const changedAt = statSync(join(contentFolder, pictureFolder), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt !== readAt) pictures = (await import('../../../art/item-picture.ts')).listItemPictures(contentFolder)
    readAt = changedAt
    return pictures.get(safeName)
  }

  async function readPicture(file: string): Promise<string> {
    const key = `${file} ${statSync(file).mtimeMs}`
    const cached = tiles.get(key)
    if (cached !== undefined) return cached
    const tile = await (await import('../../../art/item-picture.ts')).toTile(file)
    tiles.set(key, tile)
    return tile
  }

  async function drawItemTile(safeName: string): Promise<string | undefined> {
    // In the order of the build, so that variants are assigned to the same items.
    const items = (await listItems()).toSorted((a, b) => (a.safe_name < b.safe_name ? -1 : 1))
    const index = items.findIndex((item) => item.safe_name === safeName)
    const item = items[index]
    if (!item) return undefined
    const art = await import('../../../art/tiles.ts')
    const picture = art.distinctPictures(items)[index]
    return picture && art.drawTile(item, picture)
  }

  return async (file: string): Promise<string | undefined> => {
    const safeName = tileFile.exec(file)?.[1]
    if (safeName === undefined) return undefined
    const picture = await findPicture(safeName)
    if (picture !== undefined) return readPicture(picture)
    return hasFile(file) ? undefined : drawItemTile(safeName)
  }
}
