/** Current prefix of the page's title. */
let front = ''

/** The page's own title, without the prefix. */
export function pageTitle(): string {
  return front !== '' && document.title.startsWith(front) ? document.title.slice(front.length) : document.title
}

/** Sets a prefix of the page's title, to be seen in the tab; an empty string removes it. */
export function putBeforeTitle(words: string) {
  const title = pageTitle()
  front = words === '' ? '' : `${words} · `
  if (document.title !== front + title) document.title = front + title
}
