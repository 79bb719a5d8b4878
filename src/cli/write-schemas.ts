import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEditorSchemas } from '#content/editor-schemas.ts'

/** Outside the content folder, because the files are generated. */
const folder = 'schemas'

export function writeSchemas() {
  mkdirSync(folder, { recursive: true })
  const schemas = Object.entries(createEditorSchemas())
  for (const [file, text] of schemas) writeFileSync(join(folder, file), text)
  console.log(`Wrote ${schemas.length} schemas to ${folder}.`)
}
