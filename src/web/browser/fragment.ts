import { mayWriteMarkup, trustMarkup } from './trusted-types.ts'

const ownPages = trustMarkup(mayWriteMarkup.ownPages, (html) => html)

/** HTML that this wiki has sent, as a document of its own: its scripts do not run. */
export const parseOwnPage = (html: string) => new DOMParser().parseFromString(ownPages.createHTML(html), 'text/html')

/** Fetches a fragment that the server renders: one element. Fails if the answer is anything else. */
export async function fetchFragment(path: string, options?: RequestInit): Promise<HTMLElement> {
  const response = await fetch(path, options)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  const [fragment] = parseOwnPage(await response.text()).body.children
  if (!(fragment instanceof HTMLElement)) throw new Error(`${path} is no fragment`)
  return document.adoptNode(fragment)
}
