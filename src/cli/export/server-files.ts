import { cacheControl } from '#model/wiki/cache-control.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { paths } from '#model/wiki/paths.ts'
import { hashedName } from '#server/edge/static-files.ts'
import { lostFile } from './collect-answers.ts'
import { listFile } from './open-copy.ts'
import { callEnding, indexFile } from '#publish/to-file.ts'

type Deps = {
  /** The folder of the copy, as the web server knows it. */
  root: string
  /** The headers of every page. */
  headers: Record<string, string>
  /** Addresses that lead elsewhere: "/link/gold-ore" -> "/database/gold-ore". */
  redirects: ReadonlyMap<string, string>
}

/** What nginx has to be told; it lies in the copy, and nothing links to it. */
export const nginxFile = 'nginx.conf'
/** What a web server or the next export reads, and nobody is sent. */
const kept = [nginxFile, '_headers', '_redirects', listFile]

/** The folder of the cards that other sites show. */
const cards = paths.embed.slice(1)

const open = ['Access-Control-Allow-Origin', '*'] as const

/** What such a host sends by itself (pages are asked for anew each time), or must not send with all that lies below an address. */
const ofSome = ['cache-control', 'x-frame-options']

/**
 * `_headers` and `_redirects`, which hosts of plain files read (Netlify's words; others have taken them over). They join what several
 * blocks say of one header, so no header stands in two that go with the same file. `sections` are the folders that hold pages.
 */
export function writeHostFiles({
  headers,
  redirects,
  sections,
}: Omit<Deps, 'root'> & { sections: Iterable<string> }): Record<string, string> {
  const own = Object.entries(headers)
  const framing = own.filter(([name]) => name === 'x-frame-options')
  // Cards of items may stand in frames.
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
      // A card in a frame is of no site: its letters come from another one.
      block(`${prefixes.assets}fonts/*`, [['Cache-Control', cacheControl.file], open]),
      block(`${prefixes.assets}*.css`, [['Cache-Control', cacheControl.hashedFile]]),
      block(`${prefixes.api}*`, [open]),
      block(`${prefixes.feeds}*`, [open]),
    ].join('\n'),
    // A file that is there is sent before any of these is looked at.
    _redirects: [
      ...[...redirects].map(([path, to]) => `${path} ${to} 302`),
      // One page for all lists, which reads its list from the address.
      `${offlinePaths.lists}* ${offlinePaths.anyList}/ 200`,
      `${prefixes.api}* ${prefixes.api}:splat${callEnding} 200`,
      '',
    ].join('\n'),
  }
}

/** A server block for nginx. */
export function writeNginx({ root, headers, redirects }: Deps): string {
  const add = (lines: (readonly [string, string])[], space: string) =>
    lines.map(([name, value]) => `${space}add_header ${name} ${quote(value)} always;`).join('\n')
  const all = Object.entries(headers)
  const without = (name: string) => all.filter(([other]) => other.toLowerCase() !== name)
  const [withoutCaching, withoutFrames] = [without('cache-control'), without('x-frame-options')]
  return `# Bridgepour as plain files. Put this file into /etc/nginx/conf.d/ and change the name and the folder.

map_hash_max_size 16384;
map_hash_bucket_size 512;

# An address may end in a slash or not.
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
    # Where the files of an address lie, the disk is asked again after two seconds.
    open_file_cache max=500;
    open_file_cache_valid 2s;
    open_file_cache_errors on;
    # With the module for brotli: brotli_static on;
    error_page 404 /${lostFile};

    # What is not there may come: nobody keeps the page that says so. What is for the server alone, nobody is sent.
    location = /${lostFile} {
${add([...withoutCaching, ['Cache-Control', cacheControl.never]], '        ')}
    }

${kept.map((file) => `    location = /${file} { return 404; }`).join('\n')}

    # Nothing below is found by a pattern, which would be tried on each address: by what addresses begin with, the longest first.
    location / {
${add(all, '        ')}
        if ($bridgepour_leads_to) { return 302 $bridgepour_leads_to; }
        try_files $uri/${indexFile} $uri =404;
    }

    # Cards of items, which other sites show in a frame; not the page that tells of them.
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

    # A list that nobody could know of: one page for all of them, which reads its list from the address.
    location ${offlinePaths.lists} {
${add(all, '        ')}
        try_files $uri/${indexFile} $uri ${offlinePaths.anyList}/${indexFile};
    }

    # A card in a frame is of no site: its letters come from another one.
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

/** What the files of a copy are, by the ending of their name. */
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

/** Capitals are all the same to a map of nginx, which takes no name twice. */
function listOnce(redirects: ReadonlyMap<string, string>): string {
  const lines = new Map([...redirects].map(([path, to]) => [decode(path).toLowerCase(), to]))
  return [...lines].map(([path, to]) => `    ${quote(path)} ${quote(to)};`).join('\n')
}

/** A text as nginx reads it: between quotes, where a dollar sign would begin a variable. */
function quote(text: string): string {
  if (text.startsWith('$')) return text
  if (text.includes('$')) throw new Error(`nginx cannot be told ${text}: it would read a variable in it.`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
