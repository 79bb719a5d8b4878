import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Where the build has what browsers load. */
export const client = join('build', 'pages', 'client')

export const compressedSize = (path: string) => brotliCompressSync(readFileSync(path)).length

const sizes = new Map<string, number>()

/** Of a file of the build, as sent, in bytes: of the copy beside it that the build has compressed; what is too short for one is hardly there. */
export function sizeOf(file: string): number {
  const path = join(client, file)
  const size = sizes.get(file) ?? statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? compressedSize(path)
  sizes.set(file, size)
  return size
}

/** What a page names in its HTML, each once. */
export const listFiles = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = '']) => file))]

/** All style sheets of a page, as sent, in bytes. */
export const styleBytes = (html: string) =>
  listFiles(html, /<link rel="stylesheet" href="\/([^"]+)/g).reduce((total, file) => total + sizeOf(file), 0)

export const kilobyte = 1024
export type Measured = [what: string, bytes: number, budget: number]

/** What each is, beside what it may be; not well where one is more. */
export function judgeSizes(results: readonly Measured[]) {
  const lines = results.map(([what, bytes, budget]) => {
    const fits = bytes <= budget
    return `${fits ? 'ok  ' : 'OVER'} ${what}: ${(bytes / kilobyte).toFixed(1)} of ${budget / kilobyte} KB`
  })
  return { lines, isWell: results.every(([, bytes, budget]) => bytes <= budget) }
}
