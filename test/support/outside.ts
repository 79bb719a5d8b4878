import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Behaviour = 'well' | 'silent' | 'broken' | 'garbage' | 'evil' | 'moved'
export type Visit = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type Outside = Awaited<ReturnType<typeof startOutside>>

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`

/** Valid responses of the services that a wiki may embed. */
const answers: Record<string, [type: string, body: string]> = {
  // A video player: a page for a frame at /embed/{id}. It is paused.
  embed: ['text/html', page('Player', '<h1>Player</h1><video controls preload="none"></video>')],
  // A store widget: a page for a frame.
  widget: ['text/html', page('Store', '<h1>Store box</h1><p>9.99</p>')],
  ad: ['text/html', page('Ad', '<h1>Buy this</h1>')],
  'widget.json': [
    'application/json',
    JSON.stringify({
      id: '1',
      name: 'Diggers',
      instant_invite: 'https://chat.example/join',
      channels: [],
      members: [
        { id: '0', username: 'Ada', status: 'online', game: { name: 'Hydroneer' }, avatar_url: 'https://chat.example/0.png' },
        { id: '1', username: '<b>Bo</b>', status: 'idle' },
        { id: '2', username: 'Cy', status: 'dnd', game: null },
        { id: '3', username: 'Di', status: 'online' },
        { id: '4', username: 'Ed', status: 'online' },
      ],
      presence_count: 1234,
    }),
  ],
  // Page views: a POST with an empty result.
  api: ['text/plain', 'ok'],
}

/** A chat response with the right shape and hostile values. */
const hostileWidget = JSON.stringify({
  instant_invite: 'javascript:hit()',
  presence_count: -5,
  members: [{ username: ' ' }, { username: 'W'.repeat(500), status: 'javascript:hit()' }],
})

/**
 * A server that plays third-party services: it responds correctly or badly, and records requests. `close` makes it unreachable, `open`
 * restores it at the same URL.
 */
export async function startOutside() {
  const visits: Visit[] = []
  let current: { behaviour: Behaviour; below: string } = { behaviour: 'well', below: '/' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      visits.push({ method, path: url, headers, body: Buffer.concat(parts).toString() })
      answer(url, response)
    })
  })

  function answer(url: string, response: ServerResponse) {
    const behaviour = url.startsWith(current.below) ? current.behaviour : 'well'
    if (behaviour === 'silent') return
    if (behaviour === 'broken') return void response.writeHead(500, { 'content-type': 'text/html' }).end(page('500', 'It broke'))
    if (behaviour === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('\u0000{"members":[1,')
    if (behaviour === 'moved' && !url.endsWith('/moved')) return void response.writeHead(302, { location: `${url}/moved` }).end()
    if (behaviour === 'evil') return void response.writeHead(200, { 'content-type': 'application/json' }).end(hostileWidget)
    const [type, body] = answers[url.split('/')[1]?.split('?')[0] ?? ''] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': type }).end(body)
  }

  const open = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await open(0)
  const { port } = server.address() as AddressInfo
  return {
    /** A host name different from the wiki's. */
    address: `http://localhost:${port}`,
    visits,
    /** Changes the behavior from now on, optionally only below a path. */
    behave(behaviour: Behaviour, below = '/') {
      current = { behaviour, below }
    },
    open: () => open(port),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
