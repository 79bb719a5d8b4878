import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEditorSchemas } from './editor-schemas.ts'

test.each(Object.entries(createEditorSchemas()))('schemas/%s is up to date (npm run wiki -- schemas)', (file, text) => {
  expect(readFileSync(`schemas/${file}`, 'utf8')).toBe(text)
})
