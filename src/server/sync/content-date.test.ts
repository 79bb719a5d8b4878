import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findContentDate } from './content-date.ts'

const committed = '2024-05-06T07:08:09.000Z'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wiki-dated-'))
  writeFileSync(join(folder, 'one.yaml'), 'one')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function git(...command: string[]) {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@wiki.example']
  execFileSync('git', [...author, ...command], { cwd: folder, env: { ...process.env, GIT_COMMITTER_DATE: committed }, stdio: 'ignore' })
}
function commit() {
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'one')
}
const isNow = (date: string) => Date.now() - Date.parse(date) < 60_000

test('outside Git and with uncommitted changes, the date is that of the newest file', () => {
  expect(isNow(findContentDate(folder).date)).toBe(true)
  commit()
  expect(findContentDate(folder)).toEqual({ date: committed })
  writeFileSync(join(folder, 'one.yaml'), 'two')
  expect(isNow(findContentDate(folder).date)).toBe(true)
})

test('the commit date is found in a folder of another user', () => {
  commit()
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  expect(findContentDate(folder)).toEqual({ date: committed })
})

test('without an answer from Git the date is unknown, and the reason is given', () => {
  commit()
  const path = process.env.PATH
  vi.stubEnv('PATH', '')
  expect(findContentDate(folder)).toEqual({ date: '', problem: expect.stringContaining('git is not installed') as string })
  vi.stubEnv('PATH', path)
  rmSync(join(folder, '.git'), { recursive: true })
  mkdirSync(join(folder, '.git'))
  expect(findContentDate(folder)).toEqual({ date: '', problem: expect.stringContaining('not a git repository') as string })
})

test('an image has the commit date in a file, or warns that it has none', () => {
  writeFileSync(join(folder, '.content-date'), '2024-05-06T09:08:09+02:00\n')
  expect(findContentDate(folder)).toEqual({ date: committed })
  writeFileSync(join(folder, '.content-date'), 'unknown\n')
  expect(findContentDate(folder)).toEqual({ date: '', problem: expect.stringContaining('CONTENT_DATE') as string })
})
