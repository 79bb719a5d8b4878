import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { checkWithAll } from '#content/correct/check-with-all.ts'
import { describeAll, problemCodes, type Problem } from '#content/check/problem.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { sourcedFields } from '#model/wiki/sourced-fields.ts'
import { readProblemsOf } from './support/read-problems.ts'
import { createTextWiki, type TextWiki } from './support/text-wiki.ts'

/** A mistake in the small wiki, and its problem. */
type Row = {
  mistake: string
  in: string
  replace?: string
  by?: string
  add?: string
  write?: string
  /** Encoding, if it is not UTF-8. */
  as?: 'latin1' | 'utf16le'
  copy?: string
  rename?: string
  link?: string
  /** Text to repeat 1000 times. */
  thousands?: string
  /** Place, field and code of the only problem, or of each: "items/shovel.yaml:5:8 value [invalid-type]". */
  problem?: string
  /** Words of its hint: the name or value that it suggests. */
  suggests?: string
  /** The exact message instead, for one row of each code. */
  says?: string
}

/** Placeholders for lists that grow with new kinds or fields. */
const grown = {
  '{every folder}': Object.values<Kind>(kinds).flatMap(({ yaml, markdown }) => Object.keys({ ...yaml, ...markdown })),
  '{every kind with sources}': Object.keys(sourcedFields).map(toKind),
  '{every line of sources of items}': Object.keys(sourcedFields['items']?.lines ?? {}),
}
const spellOut = (message: string) =>
  Object.entries(grown).reduce((text, [name, list]) => text.replace(name, list.join(', ')), message.trimEnd())

const rows = parse(readFileSync('test/invalid-content.yaml', 'utf8')) as Row[]
/** The changed file's text. */
function change({ textOf }: TextWiki, { in: file, replace, by = '', add = '', write, copy, rename, thousands }: Row): string {
  const before = write ?? (thousands === undefined ? textOf(copy ?? rename ?? file) : '')
  const after = (replace === undefined ? before : before.replace(replace, () => by)) + add + (thousands?.repeat(1000) ?? '')
  if (replace !== undefined || add !== '') expect(after).not.toBe(before)
  return after
}

/** Problems of a folder on disk, for mistakes that need one. */
function checkOnDisk(alter: (folder: string) => void): readonly Problem[] {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-invalid-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('test/wiki', folder, { recursive: true })
  alter(folder)
  return readProblemsOf(folder, { strict: true })
}

function check(row: Row): readonly Problem[] {
  const { in: file, as, link, rename } = row
  if (link !== undefined) return checkOnDisk((folder) => symlinkSync(link, join(folder, file)))
  const wiki = createTextWiki()
  const text = change(wiki, row)
  if (as !== undefined) return checkOnDisk((folder) => writeFileSync(join(folder, file), text, as))
  if (rename !== undefined) wiki.remove(rename)
  wiki.write(file, text)
  return wiki.readProblems({ strict: true })
}

test('the small wiki is valid', () => {
  expect(createTextWiki().readProblems({ strict: true })).toEqual([])
})

const formatProblem = ({ file, line, column, field, code }: Problem) =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')} ${field || 'the file'} [${code}]`

test.each(rows)('$mistake', (row) => {
  const problems = check(row)
  if (row.says === undefined) expect(problems.map(formatProblem).join('\n')).toBe(row.problem?.trimEnd())
  else expect(describeAll(problems)).toEqual([spellOut(row.says)])
  expect(problems[0]?.hint ?? '').toContain(row.suggests ?? '')
})

test('each row has a known code, and each code one exact message', () => {
  const codeOf = (text: string) => /^(?: {2}✖ )?\S.* \[([\w-]+)\]$/m.exec(text)?.[1] ?? ''
  expect(new Set(rows.map(({ says, problem = '' }) => codeOf(says ?? problem)))).toEqual(new Set(problemCodes))
  expect(rows.flatMap(({ says }) => (says === undefined ? [] : codeOf(says))).toSorted()).toEqual(problemCodes.toSorted())
})

test('files of editors and file managers are ignored', () => {
  const names = ['.gold-ore.yaml', '._gold-ore.yaml', '.gold-ore.yaml.swp', 'gold-ore.yaml~', '#gold-ore.yaml#', '.DS_Store', 'desktop.ini']
  expect(checkOnDisk((folder) => names.forEach((name) => writeFileSync(join(folder, 'items', name), 'id: 3')))).toEqual([])
})

test('a correction reports what it causes in other files, but not their existing problems', () => {
  const wiki = createTextWiki()
  wiki.write('items/shovel.yaml', wiki.textOf('items/shovel.yaml').replace('1200', 'twelve'))
  const files = wiki.listTexts()
  const [town, ore] = ['towns/bridgepour.yaml', 'items/gold-ore.yaml']
  expect(checkWithAll(files, { file: town, text: `${wiki.textOf(town)}# Seen.\n` })).toEqual([])
  expect(checkWithAll(files, { file: ore, text: 'draft: true\n' }).join('\n')).toContain('resources/gold-ore.yaml')
})
