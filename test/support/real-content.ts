import { readContent } from '#content/read-content.ts'
import type { Content } from '#content/read-files.ts'

let content: Content | undefined

/** The real content, read once per Vitest worker. Tests must not change it. */
export function readRealContent(): Content {
  content ??= readContent('content')
  return content
}
