import { decodeUrl } from '#model/text/decode-url.ts'
import { cacheControl } from '#model/http/cache-control.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { paths } from '#model/wiki/paths.ts'
import { hashedName } from '#server/edge/static-files.ts'
import { notFoundFile } from './collect-answers.ts'
import { exportListFile } from './open-copy.ts'
import { callEnding, indexFile } from '#publish/to-file.ts'

type Deps = {
  /** The absolute path of the export. */
  root: string
  /** The headers of every page. */
  headers: Record<string, string>
  /** "/link/gold-ore" -> "/database/gold-ore" */
  redirects: ReadonlyMap<string, string>
}

/** Configuration for nginx, written into the export. */
export const nginxFile = 'nginx.conf'
/** Files that the web server must not send. */
const privateFiles = [nginxFile, '_headers', '_redirects', exportListFile]

/** The folder of the cards that other sites embed. */
const cards = paths.embed.slice(1)

const open = ['Access-Control-Allow-Origin', '*'] as const

/** Headers that such hosts set themselves (Cache-Control: pages are revalidated), or that do not apply to every file. */
const ofSome = ['cache-control', 'x-frame-options']

/**
 * Renders `_headers` and `_redirects` for static hosts (Netlify's format, which others support). Hosts join a header that several matching
 * blocks set, so no header is in two blocks for the same file. `sections`: folders with pages.
 */
export function writeHostFiles({
  headers,
  redirects,
  sections,
}: Omit<Deps, 'root'> & { sections: Iterable<string> }): Record<string, string> {
  const own = Object.entries(headers)
  const framing = own.filter(([name]) => name === 'x-frame-options')
  // Cards may be embedded.
  const framed = ['/', ...[...sections].flatMap((folder) => [`/${folder}`, ...(folder === cards ? [] : [`/${folder}/*`])])]
  const block = (path: string, lines: (readonly [string, string])[]) =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return {
    _headers: [
      block(
        '/*',
        own.filter(([name]) => !ofSome.includes(name)),
      ),
      ...framed.map((path) => block(path, framing)),
      block(`${prefixes.assets}images/*`, [['Cache-Control', cacheControl.file]]),
      // Embedded cards have no origin and need CORS for fonts.
      block(`${prefixes.assets}fonts/*`, [['Cache-Control', cacheControl.file], open]),
      ...['*.css', 'icons-*'].map((files) => block(prefixes.assets + files, [['Cache-Control', cacheControl.hashedFile]])),
      block(`${prefixes.api}*`, [open]),
      block(`${prefixes.feeds}*`, [open]),
    ].join('\n'),
    // Existing files take precedence over these.
    _redirects: [
      ...[...redirects].map(([path, to]) => `${path} ${to} 302`),
      // One page for all lists; it reads the list from the address.
      `${offlinePaths.lists}* ${offlinePaths.anyList}/ 200`,
      `${prefixes.api}* ${prefixes.api}:splat${callEnding} 200`,
      '',
    ].join('\n'),
  }
}

/** Renders the nginx configuration. */
export function writeNginx({ root, headers, redirects }: Deps): string {
  const add = (lines: (readonly [string, string])[], space: string) =>
    lines.map(([name, value]) => `${space}add_header ${name} ${quote(value)} always;`).join('\n')
  const all = Object.entries(headers)
  const without = (name: string) => all.filter(([other]) => other.toLowerCase() !== name)
  const [withoutCaching, withoutFrames] = [without('cache-control'), without('x-frame-options')]
  return `# Static export of Bridgepour. Copy this file to /etc/nginx/conf.d/ and change server_name and root.

map_hash_max_size 16384;
map_hash_bucket_size 512;

# The address without trailing slashes.
map $uri $bridgepour_bare {
    "~^(?<bare>/.*[^/])/*$" $bare;
    default /;
}

map $bridgepour_bare $bridgepour_leads_to {
    default "";
${listOnce(redirects)}
}

map $uri $bridgepour_caching {
    "~${hashedName.source}" ${quote(cacheControl.hashedFile)};
    default ${quote(cacheControl.file)};
}

server {
    listen 80;
    server_name wiki.example;
    root ${quote(root)};
    types {
${listTypes()}
    }
    charset utf-8;
    gzip_static on;
    # File lookups are cached for two seconds.
    open_file_cache max=500;
    open_file_cache_valid 2s;
    open_file_cache_errors on;
    # With the module for brotli: brotli_static on;
    error_page 404 /${notFoundFile};

    # The not found page is never cached. Configuration files are not sent.
    location = /${notFoundFile} {
${add([...withoutCaching, ['Cache-Control', cacheControl.never]], '        ')}
    }

${privateFiles.map((file) => `    location = /${file} { return 404; }`).join('\n')}

    # Only prefix locations: nginx tries regular expressions one by one.
    location / {
${add(all, '        ')}
        if ($bridgepour_leads_to) { return 302 $bridgepour_leads_to; }
        try_files $uri/${indexFile} $uri =404;
    }

    # Cards of items may be embedded; the page about embedding may not.
${[paths.embed, `${paths.embed}/`]
  .map(
    (path) => `    location = ${path} {
${add(all, '        ')}
        try_files ${paths.embed}/${indexFile} =404;
    }`,
  )
  .join('\n')}
    location ${paths.embed}/ {
${add(withoutFrames, '        ')}
        if ($bridgepour_leads_to) { return 302 $bridgepour_leads_to; }
        try_files $uri/${indexFile} $uri =404;
    }

    # Shared lists: one page for all of them; it reads the list from the address.
    location ${offlinePaths.lists} {
${add(all, '        ')}
        try_files $uri/${indexFile} $uri ${offlinePaths.anyList}/${indexFile};
    }

    # Embedded cards have no origin and need CORS for fonts.
    location /assets/fonts/ {
${add([...withoutCaching, ['Cache-Control', '$bridgepour_caching'], open], '        ')}
    }

    location /assets/ {
${add([...withoutCaching, ['Cache-Control', '$bridgepour_caching']], '        ')}
    }

${[prefixes.api, prefixes.feeds]
  .map(
    (prefix) => `    location ${prefix} {
${add([...all, open], '        ')}
        try_files $bridgepour_bare${callEnding} $uri $uri/${indexFile} =404;
    }`,
  )
  .join('\n\n')}
}
`
}

/** Content types by file extension. */
const types: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  sqlite: 'application/vnd.sqlite3',
}

const listTypes = () =>
  Object.entries(types)
    .map(([ending, type]) => `        ${type} ${ending};`)
    .join('\n')

/** Lower-cases the keys and removes duplicates: an nginx map ignores case and rejects duplicate keys. */
function listOnce(redirects: ReadonlyMap<string, string>): string {
  const lines = new Map([...redirects].map(([path, to]) => [decodeUrl(path).toLowerCase(), to]))
  return [...lines].map(([path, to]) => `    ${quote(path)} ${quote(to)};`).join('\n')
}

/** Quotes a text for nginx. A text that starts with "$" is a variable; "$" within a text cannot be escaped. */
function quote(text: string): string {
  if (text.startsWith('$')) return text
  if (text.includes('$')) throw new Error(`${text} cannot be written into the nginx configuration: "$" cannot be escaped.`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
