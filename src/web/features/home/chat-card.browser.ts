import { formatNumber } from '#model/text/format-number.ts'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import type { ChatPresence } from '#model/wiki/chat.ts'
import { element } from '#web/browser/element.ts'
import { find } from '#web/browser/find.ts'
import { cardPart, type CardPart } from './home.data-attrs.ts'

/** Fills the home page's chat card with who is there, once the page itself is done. Without an answer it stays a link. */
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
  const part = (name: CardPart) => find(card, cardPart, name)
  if (online !== null) part('count')?.replaceChildren(`${formatNumber(online)} online`)
  const join = part('join')
  if (join instanceof HTMLAnchorElement && invite) join.href = invite
  if (members.length > 0) part('who')?.replaceChildren(element('ul', {}, ...members.map(renderMember)))
}

/** Names come from strangers: they are only ever text. */
function renderMember({ name, doing }: ChatPresence['members'][number]): HTMLElement {
  const face = element('span', { class: 'ava', 'aria-hidden': 'true' }, [...name][0]?.toUpperCase() ?? '')
  return element('li', {}, face, element('b', {}, name), element('small', {}, doing))
}
