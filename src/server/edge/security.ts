import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Site } from '#model/wiki/site.ts'
import type { Settings } from '#server/settings.ts'
import type { Framing } from '#web/features/embed/framing.ts'
import { mayNameScripts, mayWriteMarkup } from '#web/browser/trusted-types.ts'

/** What a page never asks of a browser. It shares, writes to the clipboard and fills the screen, and a video that is embedded may play. */
const neverAsked =
  'accelerometer camera display-capture geolocation gyroscope hid local-fonts magnetometer microphone midi payment serial usb'
const permissions = neverAsked.replace(/\S+/g, (name) => `${name}=()`).replaceAll(' ', ', ')

/** What the policy of a page says that other sites may show in a frame. */
const inAnyFrame = 'frame-ancestors *'

/** The hardening headers of every answer. The content policy of a page is made with the page, see `toContentPolicy`. */
export async function addSecurityHeaders(app: FastifyInstance, { TLS, HSTS_SUBDOMAINS }: Pick<Settings, 'TLS' | 'HSTS_SUBDOMAINS'>) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: TLS ? { maxAge: 31_536_000, includeSubDomains: HSTS_SUBDOMAINS } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    void reply.header('permissions-policy', permissions)
    // The older header knows no exceptions.
    if (String(reply.getHeader('content-security-policy')).includes(inAnyFrame)) void reply.removeHeader('x-frame-options')
    return payload
  })
}

/**
 * The policy of one page: of inline scripts and styles only the wiki's own count, named by their hash, because a nonce cannot go with bytes
 * that are the same for every reader. Hashing what stands in the page instead would let run whatever got into it. Frames only
 * from the hosts that the site's settings name, and of this site itself only where a page says so.
 */
export function toContentPolicy(
  ownScripts: readonly string[],
  ownStyles: readonly string[],
  site: Site | undefined,
  framing: Framing = 'none',
  origin = '',
): string {
  const hosts = site ? origins([hasVideos(site) ? site.embeds.video_host : '', site.embeds.store_widget, site.ads.provider]) : []
  const frames = framing === 'shows-cards' ? ["'self'", ...hosts] : hosts
  // In a sandboxed frame 'self' matches nothing in WebKit, so a card names the site.
  const self = framing === 'card' && origin ? `'self' ${origin}` : "'self'"
  const calls = site ? origins([site.analytics.endpoint]) : []
  return [
    "default-src 'none'",
    ["script-src 'self'", ...toHashes(ownScripts)].join(' '),
    ["style-src 'self'", ...toHashes(ownStyles)].join(' '),
    `img-src ${self} data:`,
    `font-src ${self}`,
    `connect-src ${["'self'", ...calls].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framing === 'card' ? inAnyFrame : "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...Object.values(mayWriteMarkup), ...Object.values(mayNameScripts)].join(' ')}`,
  ].join('; ')
}

function toHashes(codes: readonly string[]): string[] {
  return codes.filter(Boolean).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/** The player's host alone shows nothing: without a video it is not needed. */
function hasVideos({ embeds }: Site): boolean {
  return Boolean(embeds.spotlight || embeds.game_video)
}

function origins(addresses: string[]): string[] {
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))]
}
