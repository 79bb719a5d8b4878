/** Names of lists are cut here: they stand in titles and links. */
export const longestListName = 80

/** The code and the name in a list's address, taken apart by hand: a name may hold "/" and "%", which routers decode twice. */
export function readListAddress(url: string): { code: string; name: string } {
  const [, , code = '', name = ''] = new URL(url).pathname.split('/')
  return { code: decode(code), name: toListName(decode(name)) }
}

/** No control characters, no halves of characters, not over-long. */
export function toListName(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longestListName)
    .toWellFormed()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
