import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Words of this game stand in its own rooms, and in those files of the engine that docs/another-game.md names: who takes the engine for
 * another game finds there all that there is to replace. To fix a failure, move the word to a room of the game, or name the file there.
 */
const words =
  /digsite|blueprint|relic|jeweler|scrapyard|barge\b|clump|anvil|furnace|harvester|conveyor|drill|seed-?bag|logic-?element|wiring|vehicle|\bcrops?\b|\bores?\b|hydroneer|bastion/i

/** The engine: what the game's own rooms are not. */
const engine = [
  'src/{api,api-client,content,database,queries,server,cli}/**/*.ts',
  'src/web/{browser,ui,islands,service-worker,site-index}/**/*.{ts,tsx}',
  'src/web/*.{ts,tsx}',
  'src/model/{wiki,text,search,news,mods,pages,lists,leaderboards}/**/*.ts',
]
const code = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '')

/** The files and folders that stand first in a row of its tables. */
const document = readFileSync('docs/another-game.md', 'utf8')
const named = [...document.matchAll(/^\| (`src\/[^|]*)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
)
const isNamed = (file: string) => named.some((path) => file === path || file.startsWith(`${path}/`))

test('the engine has words of the game only where docs/another-game.md says so', () => {
  const files = engine.flatMap((pattern) => globSync(pattern)).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(400)
  const speaking = files.filter((file) => words.test(code(readFileSync(file, 'utf8'))))
  expect(speaking.filter((file) => !isNamed(file))).toEqual([])
  // What it names and nothing stands in any more.
  const listed = named.filter((path) => /\.tsx?$/.test(path))
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.filter((path) => !speaking.includes(path))).toEqual([])
})
