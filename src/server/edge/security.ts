import { hash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Site } from '#model/wiki/site.ts'
import type { Settings } from '#server/settings.ts'
import type { Framing } from '#web/features/embed/framing.ts'
import { mayNameScripts, mayWriteMarkup } from '#web/browser/trusted-types.ts'

/** Browser features that no page uses. Sharing, clipboard, full screen and embedded videos are used. */
const deniedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid local-fonts magnetometer microphone midi payment serial usb'
const permissions = deniedFeatures.replace(/\S+/g, (name) => `${name}=()`).replaceAll(' ', ', ')

/** Headers that browsers read for documents only. A first visit of a page loads some 25 files, which took 250 bytes each. */
const ofDocuments = ['cross-origin-opener-policy', 'origin-agent-cluster', 'x-dns-prefetch-control', 'x-frame-options']

/** Directive of a page that other sites may embed. */
const inAnyFrame = 'frame-ancestors *'

/** Security headers of the answers. Pages set their own Content-Security-Policy, see `toContentPolicy`. */
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
    // For Internet Explorer and Flash.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) void reply.header('permissions-policy', permissions)
    else for (const name of ofDocuments) void reply.removeHeader(name)
    // X-Frame-Options cannot allow other sites.
    if (String(reply.getHeader('content-security-policy')).includes(inAnyFrame)) void reply.removeHeader('x-frame-options')
    return payload
  })
}

/**
 * Content-Security-Policy of a page. Inline scripts and styles are allowed by the hash of the wiki's own code: a nonce cannot be used, as
 * all readers get the same bytes, and hashes computed from the HTML would allow injected code. Frames: only hosts from the site's
 * settings, and this site itself for `shows-cards`.
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
    ["script-src 'self'", ...ownScripts.filter(Boolean).map(findScriptHash)].join(' '),
    ["style-src 'self'", ...ownStyles.filter(Boolean).map(toHash)].join(' '),
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

const toHash = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`

const scriptHashes = new Map<string, string>()

/** The scripts of a build are the same in all pages. */
function findScriptHash(code: string): string {
  const found = scriptHashes.get(code) ?? toHash(code)
  scriptHashes.set(code, found)
  return found
}

/** Whether the video host has to be allowed. */
function hasVideos({ embeds }: Site): boolean {
  return Boolean(embeds.spotlight || embeds.game_video)
}

function origins(addresses: string[]): string[] {
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))]
}
