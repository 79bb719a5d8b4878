import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The build's client files. */
export const client = join('build', 'pages', 'client')

export const compressedSize = (path: string) => brotliCompressSync(readFileSync(path)).length

const sizes = new Map<string, number>()

/** Bytes sent for a file of the build: the size of its compressed copy. */
export function sizeOf(file: string): number {
  const path = join(client, file)
  const size = sizes.get(file) ?? statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? compressedSize(path)
  sizes.set(file, size)
  return size
}

/** Bytes sent for a page's style sheets. */
export function styleBytes(html: string): number {
  const files = new Set([...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)/g)].map(([, file = '']) => file))
  return [...files].reduce((total, file) => total + sizeOf(file), 0)
}
