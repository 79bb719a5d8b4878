import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Settings } from './settings.ts'

declare const CODE_VERSION: string

/** Of all code that answers are made by. Put in by scripts/build-server.ts; while running from source nothing is reused over a start. */
export const codeVersion = typeof CODE_VERSION === 'string' ? CODE_VERSION : `source-${process.pid}`

/** Of everything but the content that published answers depend on: code and settings. */
export function toPublicationVersion({ SITE_URL, OFFLINE, TLS, HSTS_SUBDOMAINS, DATABASE_URL, CONTENT_DIR }: Settings): string {
  const parts = [codeVersion, SITE_URL, OFFLINE, TLS, HSTS_SUBDOMAINS, DATABASE_URL, resolve(CONTENT_DIR)]
  return createHash('sha1').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}
