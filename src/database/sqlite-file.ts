import { messageOf } from '#model/text/message-of.ts'
import { globSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from './make-folder.ts'
import { hashMadeRow, hashRow } from './rows.ts'
import { DatabaseFault, toFault } from './sqlite-fault.ts'
import { fingerprint, madeTables, schemaVersion } from './shape.ts'
import { filledTables } from './tables.ts'

/** SQLite keeps what is not yet in the file beside it. */
const sides = ['-wal', '-shm'] as const
/** Files set aside are for looking into, not for keeping: the oldest go. */
const mostSetAside = 3
/** Readers wait no longer than this for the file to be looked through, in rows. */
const rowsAtOnce = 500
/** For a lock that another process holds, in milliseconds. */
const patience = 10_000

/** "var/wiki.db" -> "var/wiki-3f2a9c1b.db": each version of the tables has a file of its own. */
export function toSqliteFile(address: string): string {
  if (address === ':memory:') return address
  const { dir, name, ext } = parse(address)
  return join(dir, `${name}-${schemaVersion}${ext}`)
}

export function openFile(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') makeFolder(dirname(path))
  } catch (error) {
    throw new DatabaseFault(`The folder of ${path} cannot be made: ${messageOf(error)}. DATABASE_URL says where it is to be.`, false, error)
  }
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path)
    // WAL lets others read while one process fills; a copy that is killed in the middle leaves the last whole state.
    file.exec(`pragma busy_timeout = ${patience}; pragma journal_mode = wal; pragma synchronous = normal`)
    // What lies beside it is made with the first question.
    file.prepare('select count(*) from sqlite_schema').get()
    return file
  } catch (error) {
    file?.close()
    throw toFault(error, path)
  }
}

/**
 * Which file it is, and when it was last changed; undefined when there is none. Of its two times, the one that nobody can set: what
 * copies a file over another may give it back the time at which it was written.
 */
export function identify(path: string): { file: string; beside: string; written: string } | undefined {
  const main = statSync(path, { throwIfNoEntry: false })
  if (!main) return undefined
  const beside = sides.map((side) => statSync(path + side, { throwIfNoEntry: false })?.ino)
  return { file: `${main.dev}:${main.ino}`, beside: beside.join(':'), written: `${main.ctimeMs}:${main.size}` }
}

/** What a file holds: content of a revision, nothing (yet), or something that no filling has written; unknown where it is kept busy. */
export type Finding = { state: 'filled'; revision: number } | { state: 'empty' | 'unknown' } | { state: 'damaged'; how: string }

/**
 * Looks through a whole file without changing it: whether SQLite can read every page, and whether every row still is what was
 * filled. A revision that is newer than `known` was filled just now: its pages are looked at, its rows are not.
 */
export async function inspect(path: string, known = Number.POSITIVE_INFINITY): Promise<Finding> {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { readOnly: true })
    file.exec(`pragma busy_timeout = 200`)
    const [answer] = file.prepare('pragma quick_check(1)').all()
    if (answer?.quick_check !== 'ok') return { state: 'damaged', how: 'its pages do not fit together' }
    if (!isReady(file)) return { state: 'empty' }
    const revision = Number(file.prepare('select number from revision').get()?.number ?? 0)
    if (revision === 0) return { state: 'empty' }
    const changed = revision > known ? undefined : await findChangedRow(file)
    return changed ? { state: 'damaged', how: `what it says in ${changed} was never filled` } : { state: 'filled', revision }
  } catch (error) {
    const fault = toFault(error, path)
    // Tables that are missing are yet to be made.
    if (!(fault instanceof DatabaseFault)) return { state: 'empty' }
    return fault.isDamage ? { state: 'damaged', how: 'SQLite cannot read it' } : { state: 'unknown' }
  } finally {
    file?.close()
  }
}

function isReady(file: DatabaseSync): boolean {
  if (!file.prepare("select 1 from sqlite_schema where name = 'schema_shape'").get()) return false
  return file.prepare('select fingerprint from schema_shape').get()?.fingerprint === fingerprint
}

/** Every filled row carries the hash of what it says. */
async function findChangedRow(file: DatabaseSync): Promise<string | undefined> {
  let looked = 0
  for (const table of filledTables) {
    for (const { row_key, row_hash, ...row } of file.prepare(`select * from "${table}"`).iterate()) {
      if (hashRow(row) !== row_hash) return table
      looked += 1
      if (looked % rowsAtOnce === 0) await setImmediate()
    }
  }
  for (const table of Object.keys(madeTables)) {
    for (const { row_hash, ...row } of file.prepare(`select * from "${table}"`).iterate()) {
      if (hashMadeRow(row) !== row_hash) return table
      looked += 1
      if (looked % rowsAtOnce === 0) await setImmediate()
    }
  }
  return undefined
}

/** Puts a file out of the way, for looking into, with what lies beside it. Returns where it went. */
export function setAside(path: string): string {
  const { dir, name, ext } = parse(path)
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const away = join(dir, `${name}.damaged-${moment}${ext}`)
  try {
    renameSync(path, away)
    for (const side of sides) if (statSync(path + side, { throwIfNoEntry: false })) renameSync(path + side, away + side)
  } catch (error) {
    throw new DatabaseFault(`${path} is damaged and cannot be set aside: ${messageOf(error)}`, true, error)
  }
  const earlier = globSync(`${name}.damaged-*${ext}`, { cwd: dir || '.' })
    .toSorted()
    .slice(0, -mostSetAside)
  for (const old of earlier) for (const end of ['', ...sides]) rmSync(join(dir, basename(old) + end), { force: true })
  return away
}
