import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createItemTiles } from './item-tiles.ts'

const contentFolder = mkdtempSync(join(tmpdir(), 'wiki-tiles-'))
afterAll(() => rmSync(contentFolder, { recursive: true }))

const built = new Set(['images/items/shovel.svg'])
const items = ['shovel', 'wide-pan'].map((safe_name) => ({ safe_name, name: safe_name, group: 'tool', modded: false }))
const findTile = createItemTiles({ contentFolder, listItems: () => Promise.resolve(items), hasFile: (file) => built.has(file) })

test('an item added after the build has a tile; built tiles, other files and unknown items have none', async () => {
  expect(await findTile('images/items/wide-pan.svg')).toMatch(/^<svg [^]*<\/svg>$/)
  for (const file of ['images/items/shovel.svg', 'images/items/no-such-item.svg', 'images/items/__proto__.svg', 'i.svg'])
    expect(await findTile(file), file).toBeUndefined()
})

test('a picture in the content folder replaces the tile at once, also a built one', async () => {
  const folder = join(contentFolder, 'pictures')
  mkdirSync(folder)
  const write = async (colour: string) =>
    writeFileSync(
      join(folder, 'shovel.png'),
      await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
        .png()
        .toBuffer(),
    )
  await write('#ff0000')
  const red = await findTile('images/items/shovel.svg')
  expect(red).toMatch(/^<svg [^>]*viewBox="0 0 96 96"[^]*data:image\/png;base64,/)
  const { dominant } = await sharp(Buffer.from(red ?? ''))
    .flatten({ background: '#ff0000' })
    .stats()
  expect(dominant.r).toBeGreaterThan(200)
  rmSync(join(folder, 'shovel.png'))
  await write('#0000ff')
  expect(await findTile('images/items/shovel.svg')).not.toBe(red)
})
