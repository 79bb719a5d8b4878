import { readContent } from '#content/read-content.ts'

/** Throws with every problem there is; says what was read otherwise. */
export function checkContent(folder: string) {
  const { drafts, ...content } = readContent(folder, { strict: true })
  const counts = Object.entries(content).flatMap(([kind, things]) => (Array.isArray(things) ? [`${things.length} ${kind}`] : []))
  for (const { file, left } of drafts) {
    const next =
      left.length > 0 ? `${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} still to be written` : 'take the line draft: true away'
    console.log(`${folder}/${file} is a draft, and not published: ${next}.`)
  }
  console.log(`The content is good: ${counts.join(', ')}.`)
}
