import { formatNumber } from '#model/text/format-number.ts'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import type { ChatPresence } from '#model/wiki/chat.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { find } from '#web/browser/find.ts'
import { cardPart, chatMember, type CardPart } from './home.data-attrs.ts'

/** Fills the home page's chat card with the members online, after the page has loaded. On failure the card stays a link. */
export function startChatCard(card: HTMLElement) {
  if (document.readyState === 'complete') void fill(card)
  else addEventListener('load', () => void fill(card), { once: true })
}

async function fill(card: HTMLElement) {
  try {
    const response = await fetch(`${callPaths.chat}/`)
    const { result } = (await response.json()) as { result?: ChatPresence | null }
    if (result) renderMembers(card, result)
  } catch (error) {
    console.info('The chat could not be asked', error)
  }
}

function renderMembers(card: HTMLElement, { online, invite, members }: ChatPresence) {
  const chatPartOf = (name: CardPart) => find(card, cardPart, name)
  if (online !== null) chatPartOf('count')?.replaceChildren(`${formatNumber(online)} online`)
  const join = chatPartOf('join')
  if (join instanceof HTMLAnchorElement && invite) join.href = invite
  const list = chatPartOf('who')?.querySelector('ul')
  if (members.length === 0 || !list) return
  list.replaceChildren(...members.map((member) => renderMember(list, member)))
  list.hidden = false
  list.nextElementSibling?.remove()
}

/** Names come from strangers: inserted as text only. */
function renderMember(list: HTMLElement, { name, doing }: ChatPresence['members'][number]): HTMLElement {
  const row = cloneTemplate(list, chatMember)
  const words = [[...name][0]?.toUpperCase() ?? '', name, doing]
  words.forEach((text, index) => row.children[index]?.append(text))
  return row
}
