import { globSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '#model/text/message-of.ts'
import { checkLockTimeoutMs } from '#model/http/timeouts.ts'
import { fingerprint, schemaVersion } from '#database/shape.ts'
import { DatabaseFault, toFault } from './errors.ts'

/** Endings of the write-ahead log and its index. */
const sideFiles = ['-wal', '-shm'] as const
const maxQuarantined = 3

/** "var/wiki.db" -> "var/wiki-3f2a9c1b.db": each version of the tables has its own file. */
export function toSqliteFile(address: string): string {
  if (address === ':memory:') return address
  const { dir, name, ext } = parse(address)
  return join(dir, `${name}-${schemaVersion}${ext}`)
}

/** Which file is at the path, and when it was last written. By ctime, which cannot be set. */
export function identify(path: string): { id: string; written: string } | undefined {
  const main = statSync(path, { throwIfNoEntry: false })
  if (!main) return undefined
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
  return { id: `${main.dev}:${main.ino}:${log?.ino}`, written: `${main.ctimeMs}:${main.size}` }
}

/** `empty`: not filled, or tables of another shape. `busy`: cannot be read now. */
export type FileState =
  | { state: 'filled'; revision: number }
  | { state: 'missing' | 'empty' | 'busy' }
  | { state: 'damaged'; reason: string }

/** Reads the whole file without changing it. */
export function inspect(path: string): FileState {
  if (!identify(path)) return { state: 'missing' }
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { readOnly: true })
    file.exec(`pragma busy_timeout = ${checkLockTimeoutMs}`)
    const [result] = file.prepare('pragma quick_check(1)').all()
    if (result?.quick_check !== 'ok') return { state: 'damaged', reason: 'the integrity check failed' }
    if (!hasTables(file)) return { state: 'empty' }
    const revision = Number(file.prepare('select number from revision').get()?.number ?? 0)
    return revision > 0 ? { state: 'filled', revision } : { state: 'empty' }
  } catch (error) {
    const fault = toFault(error, path)
    if (!(fault instanceof DatabaseFault)) return { state: 'empty' }
    return fault.isDamage ? { state: 'damaged', reason: 'SQLite cannot read it' } : { state: 'busy' }
  } finally {
    file?.close()
  }
}

function hasTables(file: DatabaseSync): boolean {
  if (!file.prepare("select 1 from sqlite_schema where name = 'schema_shape'").get()) return false
  return file.prepare('select fingerprint from schema_shape').get()?.fingerprint === fingerprint
}

/**
 * Renames the file and its log to "wiki.damaged-20261127T021500Z.db" and returns that path. Deletes older ones but the last few. Throws a
 * `DatabaseFault` if it cannot be renamed.
 */
export function quarantine(path: string): string {
  const { dir, name, ext } = parse(path)
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const newPath = join(dir, `${name}.damaged-${time}${ext}`)
  try {
    renameSync(path, newPath)
    for (const side of sideFiles) if (statSync(path + side, { throwIfNoEntry: false })) renameSync(path + side, newPath + side)
  } catch (error) {
    throw new DatabaseFault(`${path} is damaged and cannot be renamed: ${messageOf(error)}. Delete it.`, { isDamage: true, cause: error })
  }
  const older = globSync(`${name}.damaged-*${ext}`, { cwd: dir || '.' })
    .toSorted()
    .slice(0, -maxQuarantined)
  for (const old of older) for (const side of ['', ...sideFiles]) rmSync(join(dir, basename(old) + side), { force: true })
  return newPath
}
