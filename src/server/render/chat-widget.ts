import { z } from 'zod'
import type { ChatPresence } from '#model/wiki/chat.ts'

/** An answer is cached this long, a failure too: however many readers there are, the chat is asked once a minute. Milliseconds. */
const cachedFor = 60_000
const patience = 4000
/** A real answer of a hundred members has a tenth of it. */
const mostBytes = 256 * 1024
const mostMembers = 4
const longestText = 60

/** As the common chat servers answer (`widget.json`). Anything may be missing, and what is odd counts as missing. */
const Widget = z.object({
  presence_count: z.int().nonnegative().nullish().catch(null),
  instant_invite: z
    .url({ protocol: /^https$/ })
    .nullish()
    .catch(null),
  members: z.array(z.unknown()).nullish().catch(null),
})
const Member = z.object({
  username: z.string().trim().min(1),
  status: z.string().nullish().catch(null),
  game: z
    .object({ name: z.string().trim().min(1) })
    .nullish()
    .catch(null),
})
const states: Record<string, string> = { online: 'Online', idle: 'Away', dnd: 'Busy' }

/**
 * Asks the community's chat who is there, on behalf of all readers: their browsers have nothing to do with it, so the chat
 * learns of nobody's visit. Null when there is no chat widget, or when it gives no answer that makes sense.
 */
export function createChatWidget(findAddress: () => Promise<string>, { now = Date.now, waitAtMost = patience } = {}) {
  let known: { address: string; at: number; presence: ChatPresence | null } | undefined
  let flight: Promise<ChatPresence | null> | undefined

  async function ask(address: string): Promise<ChatPresence | null> {
    const presence = await read(address, waitAtMost).catch(() => null)
    known = { address, at: now(), presence }
    return presence
  }

  return async (): Promise<ChatPresence | null> => {
    const address = await findAddress()
    if (!address) return null
    if (known?.address === address && now() - known.at < cachedFor) return known.presence
    flight ??= ask(address).finally(() => (flight = undefined))
    return flight
  }
}

async function read(address: string, waitAtMost: number): Promise<ChatPresence> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(waitAtMost) })
  if (!response.ok || !response.body) throw new Error(`The chat widget answered with ${response.status}`)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error('The chat widget answered with too much')
    parts.push(part)
  }
  const { presence_count, instant_invite, members } = Widget.parse(JSON.parse(Buffer.concat(parts).toString()))
  return {
    online: presence_count ?? null,
    invite: instant_invite ?? '',
    members: (members ?? [])
      .flatMap((member) => {
        const { data } = Member.safeParse(member)
        return data ? [{ name: cut(data.username), doing: cut(toDoing(data)) }] : []
      })
      .slice(0, mostMembers),
  }
}

function toDoing({ game, status }: z.infer<typeof Member>): string {
  return game ? `Playing ${game.name}` : (states[status ?? ''] ?? 'Online')
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
}
