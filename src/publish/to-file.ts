import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { join } from 'node:path'

/** What a web server looks for in a folder that is asked for, page or answer of the API. */
export const indexFiles = { page: 'index.html', call: 'index.json' } as const

/**
 * The file of an address, from the folder of the copy, by the name that a server looks up: decoded. Undefined for one that would
 * leave the folder.
 */
export function toFile(path: string, isPage: boolean): string | undefined {
  let name = path
  try {
    name = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (name.includes('\0') || name.split(/[\\/]/).includes('..')) return undefined
  const isCall = name.startsWith(prefixes.api) && !/\.(json|sqlite)$/.test(name)
  return join('.', name, isPage ? indexFiles.page : isCall ? indexFiles.call : '')
}
