import { createHash } from 'node:crypto'

/** An answer of the app, before it is compressed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** What the API answers to a call of a page. */
export type CallAnswer = { status: number; data: unknown }

/** Headers of one connection or one moment: they never belong to a stored answer. */
const perResponse = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** The headers of a response that can be stored with it. */
export function toStoredHeaders(headers: Record<string, unknown>): Record<string, string> {
  const lasting = Object.entries(headers).filter(([name, value]) => value !== undefined && !perResponse.has(name))
  return Object.fromEntries(lasting.map(([name, value]) => [name, String(value)]))
}

export const hashOf = (body: string | Uint8Array) => createHash('sha1').update(body).digest('base64url')

/** The validator of a body. Weak, because the same one goes with every encoding. */
export const toEtag = (hash: string) => `W/"${hash}"`

/** An answer of the API as data. Pages share it, so it is frozen where a change would be noticed: not in production, where that costs time. */
export function readCall({ status, body }: Pick<Answer, 'status' | 'body'>): CallAnswer {
  const freeze = process.env['NODE_ENV'] === 'production' ? undefined : (_key: string, value: unknown) => Object.freeze(value)
  return { status, data: JSON.parse(body.toString(), freeze) }
}
