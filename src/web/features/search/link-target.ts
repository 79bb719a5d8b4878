import type { ApiClient } from '#api-client/api-client.ts'
import { nullIfRejected } from '#api-client/api-error.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { toComparable } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'

/** The API accepts no longer names. */
const maxNameLength = 100

/** Path of the page with this name; home if there is none. */
export async function findLinkTarget(api: ApiClient, text: string): Promise<string> {
  const name = toPlainText(text.replace(/[\p{Cc}/\s]+/gu, ' ').trim(), maxNameLength)
  // Nothing to search for; "." or ".." would also change the API's path.
  if (toComparable(name) === '') return paths.home
  return (await api.namedPage(name).catch(nullIfRejected)) ?? paths.home
}
