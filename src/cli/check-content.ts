import { readContent } from '#content/read-content.ts'

/** Throws a ContentError with every problem and warning; else prints drafts and counts. */
export function checkContent(folder: string) {
  const { drafts, ...content } = readContent(folder, { strict: true })
  const counts = Object.entries(content).flatMap(([kind, things]) =>
    Array.isArray(things) ? [`${things.length} ${splitWords(kind)}`] : [],
  )
  for (const { file, left } of drafts) {
    const next =
      left.length > 0 ? `${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} still to be written` : 'delete the line draft: true'
    console.log(`${folder}/${file} is a draft and not published: ${next}.`)
  }
  console.log(`The content is valid: ${counts.join(', ')}.`)
}

/** "seedBags" -> "seed bags" */
const splitWords = (kind: string) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
