import { hash } from 'node:crypto'

/** An answer of the app, before it is compressed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** A parsed API answer, as pages get it. */
export type CallAnswer = { status: number; data: unknown }

/** Headers of a single response, which are not stored. */
const perResponse = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** The headers of a response that can be stored. */
export function toStoredHeaders(headers: Record<string, unknown>): Record<string, string> {
  const lasting = Object.entries(headers).filter(([name, value]) => value !== undefined && !perResponse.has(name))
  return Object.fromEntries(lasting.map(([name, value]) => [name, String(value)]))
}

export const hashBody = (body: string | Uint8Array) => hash('sha1', body, 'base64url')

/** The ETag of a body. Weak, because all encodings share it. */
export const toEtag = (bodyHash: string) => `W/"${bodyHash}"`

/** Parses an API answer. Pages share it, so it is frozen, except in production, where freezing costs time. */
export function readCall({ status, body }: Pick<Answer, 'status' | 'body'>): CallAnswer {
  const freeze = process.env['NODE_ENV'] === 'production' ? undefined : (_key: string, value: unknown) => Object.freeze(value)
  return { status, data: JSON.parse(body.toString(), freeze) }
}
