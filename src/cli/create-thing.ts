import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { SafeName } from '#model/text/safe-name.ts'
import { unknown } from '#model/wiki/certainty.ts'
import { toSafeName } from '#model/text/slugs.ts'

type Template = {
  folder: string
  file: (safeName: string, id: number) => string
  text: (name: string, id: number, today: string) => string
}

const asked = { source: 'Where does this come from?', certainty: 'guess' }
const notKnown = { source: 'Nobody has looked yet', certainty: unknown }
const yaml = (data: object) => stringify(data, { lineWidth: 110 })
const twoDigits = (id: number) => String(id).padStart(2, '0')

const templates: Record<string, Template> = {
  item: {
    folder: 'items',
    file: (safeName) => `${safeName}.yaml`,
    text: (name, id, today) =>
      yaml({
        id,
        name,
        group: 'other',
        description: 'What is it for?',
        value: null,
        sources: { name: asked, description: asked, value: notKnown },
        checked: today,
      }),
  },
  mod: {
    folder: 'mods',
    file: (safeName) => `${safeName}.yaml`,
    text: (name, id, today) =>
      yaml({
        id,
        name,
        author: 'Who made it?',
        description: 'What does it do?',
        url: 'https://example.org/',
        sources: { name: asked, author: asked, description: asked, url: asked },
        checked: today,
      }),
  },
  'patch-note': {
    folder: 'patch-notes',
    file: (safeName) => `${safeName}.yaml`,
    text: (version, id, today) =>
      yaml({
        id,
        version,
        date: today,
        date_kind: 'seen-by',
        summary: 'One sentence.',
        changes: ['What changed?'],
        sources: { date: asked, summary: asked, changes: asked },
        checked: today,
      }),
  },
  post: {
    folder: 'blog',
    file: (safeName, id) => `${twoDigits(id)}-${safeName}.md`,
    text: (title, id, today) =>
      `---\n${yaml({ id, title, date: today, author: 'Bridgepour editors', thumbnail: '', summary: 'One or two sentences.' })}---\n\nThe post.\n`,
  },
  update: {
    folder: 'updates',
    file: (safeName, id) => `${twoDigits(id)}-${safeName}.md`,
    text: (title, id, today) => `---\n${yaml({ id, title, date: today })}---\n\nWhat changed on the wiki.\n`,
  },
}
export const thingNames = Object.keys(templates)

/** Starts a content file with the next free number. Never overwrites one. */
export function createThing(contentFolder: string, thing: string, name: string) {
  const template = templates[thing]
  if (!template) throw new Error(`There is no "${thing}" to make: it is one of ${thingNames.join(', ')}.`)
  const safeName = SafeName.safeParse(toSafeName(name.trim()))
  if (!safeName.success || /^\.+$/.test(safeName.data))
    throw new Error(`"${name}" makes no file name. Use letters, digits, spaces and hyphens, without / \\ ? # % and dots alone.`)
  const folder = join(contentFolder, template.folder)
  const id = findHighestId(folder) + 1
  const path = join(folder, template.file(safeName.data, id))
  if (existsSync(path)) throw new Error(`${path} is there already.`)
  writeFileSync(path, template.text(name, id, new Date().toISOString().slice(0, 10)))
  console.log(`Made ${path}. Fill it in, then run: npm run wiki -- check`)
}

function findHighestId(folder: string): number {
  const ids = readdirSync(folder).map((file) => {
    const [, head = ''] = file.endsWith('.md')
      ? readFileSync(join(folder, file), 'utf8').split('---\n')
      : ['', readFileSync(join(folder, file), 'utf8')]
    const id: unknown = (parse(head) as { id?: unknown } | null)?.id
    return typeof id === 'number' ? id : 0
  })
  return Math.max(0, ...ids)
}
