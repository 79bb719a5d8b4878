import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Settings } from './settings.ts'

declare const CODE_VERSION: string

/** Hash of the code, defined by scripts/build-server.ts. From source it changes with each process, so nothing is reused. */
export const codeVersion = typeof CODE_VERSION === 'string' ? CODE_VERSION : `source-${process.pid}`

/** Hash of everything except the content that published answers depend on: code and settings. */
export function toPublicationVersion({ SITE_URL, OFFLINE, TLS, HSTS_SUBDOMAINS, DATABASE_URL, CONTENT_DIR }: Settings): string {
  const parts = [codeVersion, SITE_URL, OFFLINE, TLS, HSTS_SUBDOMAINS, DATABASE_URL, resolve(CONTENT_DIR)]
  return hash('sha1', JSON.stringify(parts), 'hex').slice(0, 12)
}
