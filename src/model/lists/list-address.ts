import { decodeUrl } from '#model/text/decode-url.ts'
import { toListName } from './list-name.ts'

/** Code and name in a list's address. Not parsed by the router, because a name may contain "/" and "%", which routers decode twice. */
export function readListAddress(url: string): { code: string; name: string } {
  const [, , code = '', name = ''] = new URL(url).pathname.split('/')
  return { code: decodeUrl(code), name: toListName(decodeUrl(name)) }
}
