/** As the common chat widgets answer; anything may be missing. */
type Widget = {
  presence_count?: number
  instant_invite?: string | null
  members?: { username?: string; status?: string; game?: { name?: string } | null }[]
}

const shown = 4
const patience = 8000

/** Fills the home page's chat card with who is there, once the page itself is done. Unreachable, it stays a link. */
export function startChatCard() {
  const card = document.querySelector<HTMLElement>('[data-chat]')
  if (!card) return
  if (document.readyState === 'complete') void fill(card)
  else addEventListener('load', () => void fill(card), { once: true })
}

async function fill(card: HTMLElement) {
  try {
    const response = await fetch(card.dataset.chat ?? '', { credentials: 'omit', signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new Error(String(response.status))
    draw(card, (await response.json()) as Widget)
  } catch (error) {
    console.info('The chat widget did not answer', error)
  }
}

function draw(card: HTMLElement, { presence_count, members = [], instant_invite }: Widget) {
  const part = (name: string) => card.querySelector(`[data-part="${name}"]`)
  if (typeof presence_count === 'number') part('count')?.replaceChildren(`${presence_count.toLocaleString('en-GB')} online`)
  const join = part('join')
  if (join instanceof HTMLAnchorElement && instant_invite?.startsWith('https://')) join.href = instant_invite
  const named = members.filter(({ username }) => username).slice(0, shown)
  if (named.length === 0) return
  const list = document.createElement('ul')
  list.append(
    ...named.map(({ username = '', status = 'online', game }) =>
      drawMember(username, game?.name ? `Playing ${game.name}` : (states[status] ?? 'Online')),
    ),
  )
  part('who')?.replaceChildren(list)
}

const states: Record<string, string> = { online: 'Online', idle: 'Away', dnd: 'Busy' }

/** Names come from strangers: they are only ever text. */
function drawMember(name: string, doing: string): HTMLElement {
  const face = Object.assign(document.createElement('span'), { className: 'ava', textContent: [...name][0]?.toUpperCase() ?? '' })
  face.setAttribute('aria-hidden', 'true')
  const row = document.createElement('li')
  row.append(
    face,
    Object.assign(document.createElement('b'), { textContent: name }),
    Object.assign(document.createElement('small'), { textContent: doing }),
  )
  return row
}
