import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toFile } from './to-file.ts'

test.each([
  ['/', true, 'index.html'],
  ['/database/gold-ore', true, 'database/gold-ore/index.html'],
  ['/legacy-mods/F4T4L%20Rocks', true, 'legacy-mods/F4T4L Rocks/index.html'],
  ['/legacy-mods/Hydrotility%2B%2B', true, 'legacy-mods/Hydrotility++/index.html'],
  ['/api/items/all', false, 'api/items/all.json'],
  ['/api/openapi.json', false, 'api/openapi.json'],
  ['/feeds/blog.xml', false, 'feeds/blog.xml'],
])('%s has the file name that a web server looks up', (path, isPage, file) => {
  expect(toFile(path, isPage)).toBe(join(file))
})

test.each(['/list/%2e%2e/%2e%2e/etc', '/a/..%2f..%2fb', '/a/..%5cb', '/%E0%A4%A', '/a%00b'])('%s has no file', (path) => {
  expect(toFile(path, true)).toBeUndefined()
})
