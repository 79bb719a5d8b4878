import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quarantine } from './file.ts'

let folder: string
beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'wiki-aside-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

test('a damaged file is renamed with its log; the last three are kept', () => {
  const path = join(folder, 'wiki.db')
  for (let day = 1; day <= 4; day++) {
    for (const end of ['', '-wal', '-shm']) writeFileSync(path + end, `day ${day}`)
    vi.setSystemTime(new Date(Date.UTC(2026, 0, day)))
    expect(existsSync(quarantine(path))).toBe(true)
    expect(['', '-wal', '-shm'].filter((end) => existsSync(path + end))).toEqual([])
  }
  const files = [2, 3, 4].flatMap((day) => ['', '-shm', '-wal'].map((end) => `wiki.damaged-2026010${day}T000000Z.db${end}`))
  expect(readdirSync(folder).toSorted()).toEqual(files)
})
