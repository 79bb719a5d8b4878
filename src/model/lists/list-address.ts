import { decodeUrl } from '#model/text/decode-url.ts'
import { toListName } from './list-name.ts'

/** The code and the name in a list's address, taken apart by hand: a name may hold "/" and "%", which routers decode twice. */
export function readListAddress(url: string): { code: string; name: string } {
  const [, , code = '', name = ''] = new URL(url).pathname.split('/')
  return { code: decodeUrl(code), name: toListName(decodeUrl(name)) }
}
