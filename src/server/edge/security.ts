import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Site } from '#model/wiki/site.ts'

/** The hardening headers of every answer. The content policy of a page is made with the page, see `toContentPolicy`. */
export async function addSecurityHeaders(app: FastifyInstance, tls: boolean) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}

/**
 * The policy of one page: of inline scripts only the wiki's own run, named by their hash, because a nonce cannot go with bytes
 * that are the same for every reader. Hashing what stands in the page instead would let run whatever got into it. Frames only
 * from the hosts that the site's settings name.
 */
export function toContentPolicy(ownScripts: readonly string[], site: Site | undefined): string {
  const hashes = ownScripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const frames = site ? origins([hasVideos(site) ? site.embeds.video_host : '', site.embeds.store_widget, site.ads.provider]) : []
  const calls = site ? origins([site.analytics.endpoint]) : []
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    // Sizes and colours of single elements are written beside them; no style can reach outside the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...calls].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The player's host alone shows nothing: without a video it is not needed. */
function hasVideos({ embeds }: Site): boolean {
  return Boolean(embeds.spotlight || embeds.game_video)
}

function origins(addresses: string[]): string[] {
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))]
}
