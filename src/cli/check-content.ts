import { readContent } from '#content/read-content.ts'

/** Throws with every problem there is; says what was read otherwise. */
export function checkContent(folder: string) {
  const content = readContent(folder, { strict: true })
  const counts = Object.entries(content).flatMap(([kind, things]) => (Array.isArray(things) ? [`${things.length} ${kind}`] : []))
  console.log(`The content is good: ${counts.join(', ')}.`)
}
