import { toListName } from './list-name.ts'

/** The code and the name in a list's address, taken apart by hand: a name may hold "/" and "%", which routers decode twice. */
export function readListAddress(url: string): { code: string; name: string } {
  const [, , code = '', name = ''] = new URL(url).pathname.split('/')
  return { code: decode(code), name: toListName(decode(name)) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
