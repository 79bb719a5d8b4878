/** What stands before the page's title at the moment. */
let front = ''

/** The title of the page itself, whatever stands before it. */
export function pageTitle(): string {
  return front !== '' && document.title.startsWith(front) ? document.title.slice(front.length) : document.title
}

/** Puts words before the page's title, for whoever looks at another tab; no words leave the title alone. */
export function putBeforeTitle(words: string) {
  const title = pageTitle()
  front = words === '' ? '' : `${words} · `
  if (document.title !== front + title) document.title = front + title
}
