import type { ApiClient } from '#api-client/api-client.ts'
import { nullIfRejected } from '#api-client/api-error.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { toComparable } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'

/** Names are far shorter; the API takes no more. */
const maxNameLength = 100

/** The page of whatever has this name; a name that nothing has leads home. */
export async function findLinkTarget(api: ApiClient, text: string): Promise<string> {
  const name = toPlainText(text.replace(/[\p{Cc}/\s]+/gu, ' ').trim(), maxNameLength)
  // Nothing to look for, and "." or ".." would be a path.
  if (toComparable(name) === '') return paths.home
  return (await api.namedPage(name).catch(nullIfRejected)) ?? paths.home
}
