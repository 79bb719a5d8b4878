import { z } from 'zod'
import type { ChatPresence } from '#model/wiki/chat.ts'
import { chatWidgetTimeoutMs } from '#model/http/timeouts.ts'

/** Answers and failures are cached, so that the chat gets at most one request a minute. */
const cacheMs = 60_000
/** Ten times a real answer with a hundred members. */
const maxBytes = 256 * 1024
const maxMembers = 4
const maxTextLength = 60

/** `widget.json` of common chat servers. Invalid fields count as missing. */
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
 * Fetches who is online in the community's chat. The server asks for all readers, so the chat does not see their visits. Null without a
 * chat widget or a valid answer.
 */
export function createChatWidget(findAddress: () => Promise<string>, { now = Date.now, timeoutMs = chatWidgetTimeoutMs } = {}) {
  let cached: { address: string; at: number; presence: ChatPresence | null } | undefined
  let pending: Promise<ChatPresence | null> | undefined

  async function refresh(address: string): Promise<ChatPresence | null> {
    const presence = await fetchPresence(address, timeoutMs).catch(() => null)
    cached = { address, at: now(), presence }
    return presence
  }

  return async (): Promise<ChatPresence | null> => {
    const address = await findAddress()
    if (!address) return null
    if (cached?.address === address && now() - cached.at < cacheMs) return cached.presence
    pending ??= refresh(address).finally(() => (pending = undefined))
    return pending
  }
}

async function fetchPresence(address: string, timeoutMs: number): Promise<ChatPresence> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    // A redirect could lead into the host's private network (SSRF).
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok || !response.body) throw new Error(`The chat widget answered with ${response.status}`)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error(`The chat widget answered with more than ${maxBytes} bytes`)
    parts.push(part)
  }
  const { presence_count, instant_invite, members } = Widget.parse(JSON.parse(Buffer.concat(parts).toString()))
  return {
    online: presence_count ?? null,
    invite: instant_invite ?? '',
    members: (members ?? [])
      .flatMap((member) => {
        const { data } = Member.safeParse(member)
        return data ? [{ name: cut(data.username), doing: cut(formatActivity(data)) }] : []
      })
      .slice(0, maxMembers),
  }
}

function formatActivity({ game, status }: z.infer<typeof Member>): string {
  return game ? `Playing ${game.name}` : (states[status ?? ''] ?? 'Online')
}

function cut(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text
}
