import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { importRows } from './import-rows.ts'

let folder: string
let printed: string[]
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  folder = mkdtempSync(join(tmpdir(), 'wiki-rows-'))
  cpSync('test/wiki', join(folder, 'content'), { recursive: true })
})
afterEach(() => {
  process.exitCode = undefined
  rmSync(folder, { recursive: true, force: true })
})

const path = (name: string) => join(folder, name)
const read = (file: string) => readFileSync(path(file), 'utf8')
const runs = 'content/leaderboards/speedruns.yaml'
const pokes = 'content/leaderboards/pokes.yaml'

function take(what: string, table: string | Buffer, write = true) {
  writeFileSync(path('table.csv'), table)
  importRows(path('content'), what, path('table.csv'), write)
  return printed.join('\n')
}

const head = 'player,plot,version,challenge,setup,time,timestamp,videolink\n'
const ada = 'Ada,South Hope,1.6,"10,000 coins",Solo,1:02:03,2026-11-02,https://youtu.be/x\n'

describe('a table as programs export it', () => {
  const row = 'Ada;South Hope;1.6;"10,000 coins";Solo;1:02:03.4;2026-11-02T12:00:00+02:00;https://youtu.be/x\n'
  const columns = 'Player;Plot;Version;Challenge;Setup;Time;Timestamp;Videolink\n'
  test.each([
    ['a line that names the delimiter', `sep=;\n${columns}${row}`],
    ['a title and a day above the head', `Runs of the community\nExported 2026-11-20\n\n${columns}${row}`],
    ['UTF-16, as Excel writes "Unicode text"', Buffer.from(`\ufeff${columns}${row}`, 'utf16le')],
  ])('%s is imported, and rounded times are counted', (_what, table) => {
    expect(take('run', table)).toMatch(/1 time rounded to whole seconds/)
    expect(readContent(path('content')).speedruns.find(({ player }) => player === 'Ada')).toMatchObject({
      time: 3723,
      timestamp: '2026-11-02T10:00:00Z',
    })
  })

  test('a player with a line break or an invisible character is rejected with its line', () => {
    const before = read(runs)
    const output = take('run', columns + row.replace('Ada', '"A\nda"') + row.replace('Ada', 'A\u200bda'))
    expect(output).toMatch(/player: found a line break or an invisible character[^]*0 imported, 0 already present, 2 rejected/)
    expect(read(runs)).toBe(before)
  })
})

describe('a table of runs', () => {
  test('prints the rows and writes nothing without --write', () => {
    const before = read(runs)
    expect(take('run', head + ada, false)).toMatch(/^\+ Ada, South Hope, 1\.6, 10,000 coins, Solo, 3723\n1 row: 1 to import/)
    expect(read(runs)).toBe(before)
  })

  test('is appended with the next ids; importing it again adds nothing', () => {
    const before = read(runs)
    const last = Math.max(...readContent(path('content')).speedruns.map(({ id }) => id))
    take('run', head + ada)
    expect(read(runs).startsWith(before.trimEnd())).toBe(true)
    expect(readContent(path('content')).speedruns.find(({ player }) => player === 'Ada')).toEqual({
      id: last + 1,
      player: 'Ada',
      plot: 'South Hope',
      version: '1.6',
      challenge: '10,000 coins',
      setup: 'Solo',
      time: 3723,
      timestamp: '2026-11-02T00:00:00Z',
      videolink: 'https://youtu.be/x',
      videoProvider: 'youtube',
      sample: false,
    })
    const after = read(runs)
    expect(take('run', head + ada)).toMatch(/0 imported, 1 already present, 0 rejected/)
    expect(read(runs)).toBe(after)
  })

  test('rejected rows are printed by line and stored in a file beside it; the others are imported', () => {
    const wrong = [
      'Bob,South Hope,1.6,"two\nlines",Solo,soon,2026-11-02,\n',
      'Eve,South Hope,1.6\n',
      'Ada,South Hope,1.6,"10,000 coins",Solo,1:02:03,2026-11-02,javascript:alert(1)\n',
    ]
    const output = take('run', `${head}${wrong.join('')}\n${ada}`)
    expect(output).toContain('table.csv:2\n  ✖ time: found "soon", expected seconds, 1:02:03 or 01h 02m 03s')
    expect(output).toContain('table.csv:4\n  ✖ found 3 cells, expected 8')
    expect(output).toContain('table.csv:5\n  ✖ videolink: found "javascript:alert(1)", expected an https address')
    expect(output).toMatch(/4 rows: 1 imported, 0 already present, 3 rejected/)
    expect(process.exitCode).toBe(1)
    expect(read('table.rejected.csv')).toBe(
      [
        '"player","plot","version","challenge","setup","time","timestamp","videolink"',
        '"Bob","South Hope","1.6","two\nlines","Solo","soon","2026-11-02",""',
        '"Eve","South Hope","1.6"',
        '"Ada","South Hope","1.6","10,000 coins","Solo","1:02:03","2026-11-02","javascript:alert(1)"',
        '',
      ].join('\r\n'),
    )
  })

  test('rows that do not fit this wiki are rejected: an unknown plot, a date in the future', () => {
    const wrong = ['Bob,Nowhere,1.6,First bar,Solo,61,2026-11-02,\n', 'Eve,South Hope,1.6,First bar,Solo,61,2999-11-02,\n']
    const output = take('run', head + wrong.join('') + ada)
    expect(output).toMatch(/table\.csv:2\n {2}✖ plot: found "Nowhere", expected the name of a digsite: .*South Hope/)
    expect(output).toContain('table.csv:3\n  ✖ timestamp: found 2999-11-02T00:00:00Z, expected a date in the past')
    expect(output).toMatch(/3 rows: 1 imported, 0 already present, 2 rejected/)
    expect(read('table.rejected.csv').split('\r\n')).toHaveLength(4)
    expect(read(runs)).not.toContain('Nowhere')
  })

  test('rejected rows are printed in the order of the table', () => {
    take('run', `${head}Bob,Nowhere,1.6,First bar,Solo,61,2026-11-02,\nEve,South Hope\nCy,Nowhere,1.6,First bar,Solo,61,2026-11-02,\n`)
    expect(printed.flatMap((line) => /table\.csv:(\d+)/.exec(line)?.[1] ?? [])).toEqual(['2', '3', '4'])
    expect(read('table.rejected.csv').match(/"(Bob|Eve|Cy)"/g)).toEqual(['"Bob"', '"Eve"', '"Cy"'])
  })

  test('a missing table is an error that names the file', () => {
    expect(() => importRows(path('content'), 'run', path('none.csv'), true)).toThrow(/^There is no file .*none\.csv\./)
  })

  test.each([
    ['an unknown column', 'player,plott,time\n', /"plott".* plot\?/],
    ['a column twice', 'player,player\n', /"player" twice/],
    ['a missing column', 'player,plot\nAda,x\n', /"version"/],
    ['an unclosed quote', `${head}"Ada,x\ny\n`, /never closed/],
    ['letters of another time', Buffer.from([0x70, 0xe9]), /Latin-1/],
  ])('%s: nothing of it is read', (_what, table, words) => {
    const before = read(runs)
    expect(() => take('run', table)).toThrow(words)
    expect(read(runs)).toBe(before)
    expect(existsSync(path('table.rejected.csv'))).toBe(false)
  })
})

describe('a table of pokes', () => {
  test('with semicolons and a byte order mark is read; existing rows are printed and not changed', () => {
    const [here] = readContent(path('content')).pokes
    const output = take('poke', `\uFEFFusername;pokes\r\n'=Ada;12\r\n${here!.username};1\r\nBob;4\r\nBob;5\r\nEve;-1\r\n`)
    expect(output).toContain(`table.csv:3\n  ✖ found another row of it in leaderboards/pokes.yaml: ${here!.username}, ${here!.pokes}`)
    expect(output).toContain('table.csv:5\n  ✖ found another row of it in line 4 of this table: Bob, 4')
    expect(output).toContain('table.csv:6\n  ✖ pokes: found -1, expected 0 or more')
    expect(read(pokes)).toContain('  - username: =Ada\n    pokes: 12\n')
    expect(read('table.rejected.csv').split('\r\n')).toHaveLength(5)
  })

  test('other kinds cannot be imported from tables', () => {
    expect(() => take('item', 'name\n')).toThrow('run or poke')
  })
})
