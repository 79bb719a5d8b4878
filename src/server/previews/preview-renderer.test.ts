import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Site } from '#model/wiki/site.ts'
import type { PlacedPreview } from '#web/previews/preview.ts'
import { toPreviewPath } from '#web/previews/preview-path.ts'
import { createPreviewRenderer } from './preview-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'wiki-previews-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const site = Site.parse(parse(readFileSync('content/site.yaml', 'utf8')))
const log = pino({ level: 'silent' })
const place = (title: string): PlacedPreview => ({
  kind: 'page',
  name: 'try..out',
  preview: { eyebrow: 'Trial', hue: 'teal', title, text: 'Some words.', facts: [], picture: { show: 'podium' } },
})

test('a picture is rendered once, stored, and replaced by the next one of its page', async () => {
  const previewRenderer = createPreviewRenderer({ folder, pictures: [], log })
  const [first, same] = await Promise.all([
    previewRenderer.renderPreview(place('First'), site),
    previewRenderer.renderPreview(place('First'), site),
  ])
  expect(same).toBe(first)
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const path = toPreviewPath(place('First'), site)
  expect(readdirSync(join(folder, 'page'))).toEqual([path.split('/').at(-1)])
  // A stored picture is not rendered again.
  writeFileSync(join(folder, 'page', path.split('/').at(-1) ?? ''), 'stored')
  expect(Buffer.from((await previewRenderer.renderPreview(place('First'), site)) ?? []).toString()).toBe('stored')
  await previewRenderer.renderPreview(place('Second'), site)
  expect(readdirSync(join(folder, 'page'))).toEqual([toPreviewPath(place('Second'), site).split('/').at(-1)])
  // The first is no longer stored.
  await previewRenderer.renderPreview(place('First'), site)
  expect(readdirSync(join(folder, 'page'))).toEqual([path.split('/').at(-1)])
  previewRenderer.stop()
})

test('shows the picture of the content folder for an item, and a changed one', async () => {
  let colour = 'red'
  const tile = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>`
  const findTile = (path: string) => Promise.resolve(path === '/assets/images/items/pan.svg' ? tile() : undefined)
  const previewRenderer = createPreviewRenderer({ folder: join(folder, 'tiles'), pictures: [], findTile, log })
  const pan = place('Pan')
  pan.preview.picture = { show: 'tile', path: '/assets/images/items/pan.svg', group: 'tool' }
  const readMiddle = async () => {
    const middle = sharp(await previewRenderer.renderPreview(pan, site)).extract({ left: 950, top: 270, width: 1, height: 1 })
    return [...(await middle.removeAlpha().raw().toBuffer())]
  }
  const [red = 0] = await readMiddle()
  expect(red).toBeGreaterThan(200)
  colour = 'blue'
  const [, , blue = 0] = await readMiddle()
  expect(blue).toBeGreaterThan(200)
  previewRenderer.stop()
})

test('a read-only folder does not prevent rendering', { tags: 'long' }, async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const previewRenderer = createPreviewRenderer({ folder: file, pictures: ['/no/such/folder'], log })
  expect((await previewRenderer.renderPreview(place('Third'), site))?.length).toBeGreaterThan(5000)
  previewRenderer.stop()
})

test('a full queue rejects orders, and an idle process ends', { tags: 'long' }, async () => {
  const previewRenderer = createPreviewRenderer({ folder: join(folder, 'crowd'), pictures: [], log, idleMs: 1, maxQueueLength: 2 })
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((title) => previewRenderer.renderPreview(place(title), site)))
  // Each order reads the disk first, so which two get a picture varies.
  expect(answers.filter((png) => png !== undefined)).toHaveLength(2)
  await expect.poll(() => previewRenderer.isAtWork()).toBe(false)
  // The child process starts again for the next picture.
  expect(await previewRenderer.renderPreview(place('e'), site)).toBeDefined()
  previewRenderer.stop()
})
