import { join } from 'node:path'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'

export const indexFile = 'index.html'
/** Web servers derive the content type from it. */
export const callEnding = '.json'

/**
 * The file of an address, relative to the folder of a publication or export. Undefined for an address that would leave the folder.
 *
 * @example toFile('/database/gold-ore', true) // "database/gold-ore/index.html"
 * @example toFile('/api/items/all', false) // "api/items/all.json"
 */
export function toFile(path: string, isPage: boolean): string | undefined {
  let name = path
  try {
    name = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (name.includes('\0') || name.split(/[\\/]/).includes('..')) return undefined
  if (isPage) return join('.', name, indexFile)
  const isCall = name.startsWith(prefixes.api) && !/\.(json|sqlite)$/.test(name)
  return join('.', isCall ? name + callEnding : name)
}
