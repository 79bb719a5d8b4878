import { hash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { TextCache, CachedSort } from '#content/read-once.ts'

/** In characters. A larger file costs more to read than it saves. */
const maxStored = 64_000_000
/** The sorts that are stored. */
const stored = new Set<CachedSort>(['yaml', 'prose', 'names'])

/** Beside Node's compile cache; undefined where that is off. */
const findFile = () => {
  const folder = getCompileCacheDir()
  return folder && join(folder, 'read-texts')
}

/**
 * Cache of parsed content texts in a file, so that a new process parses only texts that have changed. `code`: version of the code that
 * parsed them; a file of another version is ignored.
 */
export function openStoredTexts(code: string, file = findFile()) {
  let before = file === undefined ? new Map<string, string>() : readLines(file, code)
  /** Entries used in this run; all others belong to deleted texts. */
  let used = new Map<string, string>()
  let isNew = false
  const textKey = (sort: CachedSort, text: string) => `${sort} ${hash('sha1', text, 'base64url')}`

  const texts: TextCache = {
    find(sort, text) {
      if (!stored.has(sort)) return undefined
      const key = textKey(sort, text)
      const json = used.get(key) ?? before.get(key)
      if (json === undefined) return undefined
      used.set(key, json)
      return JSON.parse(json)
    },
    store(sort, text, parsed) {
      if (!stored.has(sort)) return
      const json = JSON.stringify(parsed)
      // A value that JSON does not represent exactly is not stored.
      if (!isDeepStrictEqual(JSON.parse(json), parsed)) return
      used.set(textKey(sort, text), json)
      isNew = true
    },
  }
  return {
    texts,
    /** Writes the file. Call it after all content was read. */
    store() {
      if (file !== undefined && (isNew || used.size < before.size)) writeLines(file, code, used)
      before = used
      used = new Map()
      isNew = false
    },
  }
}

/** Reads the entries; none where the file is incomplete or of another code version. */
function readLines(file: string, code: string): Map<string, string> {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const lines = text.slice(end + 1)
    if (text.slice(0, end) !== toHead(code, lines)) return new Map()
    return new Map(
      lines.split('\n').map((line) => {
        const middle = line.indexOf('\t')
        return [line.slice(0, middle), line.slice(middle + 1)]
      }),
    )
  } catch {
    return new Map()
  }
}

/** Writes the entries. Errors are ignored: the texts are parsed again. */
function writeLines(file: string, code: string, used: Map<string, string>) {
  const lines = [...used].map(([key, json]) => `${key}\t${json}`).join('\n')
  if (lines.length > maxStored) return
  const part = `${file}.${process.pid}`
  try {
    writeFileSync(part, `${toHead(code, lines)}\n${lines}`)
    renameSync(part, file)
  } catch {
    rmSync(part, { force: true })
  }
}

const toHead = (code: string, lines: string) => `${code} ${hash('sha1', lines, 'base64url')}`
