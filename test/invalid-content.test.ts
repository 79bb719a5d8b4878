import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkWithAll } from '#content/correct/check-with-all.ts'
import { readContent } from '#content/read-content.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { sourcedFields } from '#model/wiki/sourced-fields.ts'

/** A mistake that somebody makes in the small wiki, and the exact words in which the check tells it: once, and nothing else. */
type Row = {
  mistake: string
  in: string
  replace?: string
  by?: string
  add?: string
  write?: string
  /** The writing of its letters, where it is not UTF-8. */
  as?: 'latin1' | 'utf16le'
  copy?: string
  rename?: string
  link?: string
  /** A thousand times. */
  thousands?: string
  says: string
}

/** What grows with each new kind or field stands in the messages by these names. */
const grown = {
  '{every folder}': Object.values<Kind>(kinds).flatMap(({ yaml, markdown }) => Object.keys({ ...yaml, ...markdown })),
  '{every kind with sources}': Object.keys(sourcedFields).map(toKind),
  '{every line of sources of items}': Object.keys(sourcedFields['items']?.lines ?? {}),
}
const spellOut = (said: string) => Object.entries(grown).reduce((text, [name, list]) => text.replace(name, list.join(', ')), said.trimEnd())

const rows = parse(readFileSync('test/invalid-content.yaml', 'utf8')) as Row[]
const folder = mkdtempSync(join(tmpdir(), 'wiki-mistakes-'))
cpSync('test/wiki', folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

/** Makes the mistake, and answers with how to take it back. */
function plant({ in: file, replace, by = '', add, write, as, copy, rename, link, thousands }: Row): () => void {
  const path = join(folder, file)
  const made = mkdirSync(dirname(path), { recursive: true })
  const remove = () => rmSync(made ?? path, { recursive: true })
  if (rename !== undefined) {
    renameSync(join(folder, rename), path)
    const putBack = replace === undefined ? undefined : change(path, (text) => text.replace(replace, () => by))
    return () => {
      putBack?.()
      renameSync(path, join(folder, rename))
    }
  }
  if (copy !== undefined) {
    cpSync(join(folder, copy), path)
    if (replace !== undefined) change(path, (text) => text.replace(replace, () => by))
  } else if (link !== undefined) symlinkSync(link, path)
  else if (write !== undefined || thousands !== undefined) {
    writeFileSync(path, write ?? '')
    if (thousands !== undefined) writeFileSync(path, thousands.repeat(1000), { flag: 'a' })
  } else return change(path, (text) => (replace === undefined ? text : text.replace(replace, () => by)) + (add ?? ''), as)
  return remove
}

function change(path: string, to: (text: string) => string, as: BufferEncoding = 'utf8'): () => void {
  const before = readFileSync(path)
  const after = Buffer.from(to(before.toString()), as)
  expect(after.equals(before)).toBe(false)
  writeFileSync(path, after)
  return () => writeFileSync(path, before)
}

function check(): string {
  try {
    readContent(folder, { strict: true })
    return 'nothing'
  } catch (error) {
    return (error as Error).message.replaceAll(folder, 'content')
  }
}

test('there is nothing wrong with the small wiki', () => {
  expect(check()).toBe('nothing')
})

const { files } = readContent(folder)
/** What the page for corrections could make, so that the browser has to find it: of items, enough is told by the other rows. */
const isCorrection = ({ in: file, as }: Row) => as === undefined && !file.startsWith('items/') && files.some((known) => known.file === file)

test.each(rows)('$mistake', (row) => {
  const takeBack = plant(row)
  const said = check()
  const expected = spellOut(row.says)
  const changed = isCorrection(row) ? readFileSync(join(folder, row.in), 'utf8') : undefined
  takeBack()
  expect(said).toBe(`1 problem in content/\n\n${expected}`)
  if (changed !== undefined) expect(checkWithAll(files, { file: row.in, text: changed })).toEqual([expected])
})

test.each(['.gold-ore.yaml', '._gold-ore.yaml', '.gold-ore.yaml.swp', 'gold-ore.yaml~', '#gold-ore.yaml#', '.DS_Store', 'desktop.ini'])(
  'what an editor or a desktop leaves is not read: %s',
  (name) => {
    const takeBack = plant({ mistake: '', in: `items/${name}`, write: 'id: 3', says: '' })
    const said = check()
    takeBack()
    expect(said).toBe('nothing')
  },
)

test('a mistake that is there already is not told of who corrects another file', () => {
  const broken = files.map(({ file, text }) => ({ file, text: file === 'items/shovel.yaml' ? text.replace('1200', 'twelve') : text }))
  const town = broken.find(({ file }) => file === 'towns/bridgepour.yaml')
  expect(checkWithAll(broken, { file: 'towns/bridgepour.yaml', text: `${town?.text ?? ''}# Seen.\n` })).toEqual([])
})
