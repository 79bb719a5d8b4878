import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { KeptTexts, Sort } from '#content/read-once.ts'

/** A larger wiki would have more to read here, and to hold, than it saves; in characters. */
const maxStored = 64_000_000
/** What is parsed is worth less room than the prose it becomes. */
const stored = new Set<Sort>(['yaml', 'prose', 'names'])

/** Of what the wiki has compiled: beside it lies what it has read. Nothing is stored where nothing compiled is. */
const findFile = () => {
  const folder = getCompileCacheDir()
  return folder && join(folder, 'read-texts')
}

/**
 * What the texts of the content were read as, in a file, so that a process that has just started reads only what has changed since.
 * `code`: what they are read by; what other code has read is nothing worth.
 */
export function openStoredTexts(code: string, file = findFile()) {
  let before = file === undefined ? new Map<string, string>() : readLines(file, code)
  /** What was found or made since: all else is of texts that are no more. */
  let used = new Map<string, string>()
  let isNew = false
  const toKey = (sort: Sort, text: string) => `${sort} ${createHash('sha1').update(text).digest('base64url')}`

  const texts: KeptTexts = {
    find(sort, text) {
      if (!stored.has(sort)) return undefined
      const key = toKey(sort, text)
      const json = used.get(key) ?? before.get(key)
      if (json === undefined) return undefined
      used.set(key, json)
      return JSON.parse(json)
    },
    keep(sort, text, made) {
      if (!stored.has(sort)) return
      const json = JSON.stringify(made)
      // What JSON cannot say exactly is read each time.
      if (!isDeepStrictEqual(JSON.parse(json), made)) return
      used.set(toKey(sort, text), json)
      isNew = true
    },
  }
  return {
    texts,
    /** Once everything was read. Whoever reads next finds it. */
    store() {
      if (file !== undefined && (isNew || used.size < before.size)) writeLines(file, code, used)
      before = used
      used = new Map()
      isNew = false
    },
  }
}

/** Nothing where it was not written to its end, or by other code. */
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

/** What cannot be stored is read again: that is slower, and nothing else. */
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

const toHead = (code: string, lines: string) => `${code} ${createHash('sha1').update(lines).digest('base64url')}`
