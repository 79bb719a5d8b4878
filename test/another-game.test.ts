import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Words of this game appear only in its own folders, which the table in docs/another-game.md lists: to use the engine for another game,
 * replace those. To fix a failure, move the word to such a folder.
 */
const words =
  /digsite|blueprint|relic|jeweler|scrapyard|barge\b|clump|anvil|furnace|harvester|conveyor|drill|seed-?bag|logic-?element|wiring|vehicle|\bcrops?\b|\bores?\b|hydroneer|bastion|dig it/i

/** Removes comments. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** The folders in the first column of the table. */
const document = readFileSync('docs/another-game.md', 'utf8')
const folders = [...document.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(src\/[^`]+)`/g)].map(([, path = '']) => path),
)
const isOfGame = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))

/** Lines with a word of the game. */
const listSpoken = (text: string) =>
  code(text)
    .split('\n')
    .filter((line) => words.test(line))

test('the engine has no word of the game', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').filter((file) => !/\.test\.tsx?$/.test(file) && !isOfGame(file))
  expect(files.length).toBeGreaterThan(600)
  expect(files.flatMap((file) => listSpoken(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`))).toEqual([])
})

test('each folder of the game exists and uses its words', () => {
  expect(folders.length).toBeGreaterThan(10)
  const silent = folders.filter(
    (folder) => !globSync(`${folder}/**/*.{ts,tsx,css}`).some((file) => words.test(code(readFileSync(file, 'utf8')))),
  )
  expect(silent).toEqual([])
})

test.each([
  "import { toDigsite } from '#model/places/digsite.ts'",
  'const first = [paths.home, paths.digsites]',
  "case 'seed-bag':",
  '<p>The items of Hydroneer</p>',
  '.map-label.of-digsite {',
])('a planted %s is found', (line) => {
  expect(listSpoken(`/** Of vehicles. */\n// a drill\n${line}\n`)).toEqual([line])
})
