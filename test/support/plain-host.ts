import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder like GitHub Pages: `/a` is `a.html`, or redirects to `/a/`, which is `a/index.html`; anything else is `404.html` with
 * status 404. Ignores `_headers` and `_redirects`.
 */
export async function startPlainHost(folder: string) {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile()
  const send = (response: ServerResponse, status: number, file: string) => {
    response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, normalize(decodeURIComponent(pathname)))
    const index = join(path, 'index.html')
    if (isFile(path)) return send(response, 200, path)
    if (!pathname.endsWith('/') && isFile(`${path}.html`)) return send(response, 200, `${path}.html`)
    if (pathname.endsWith('/') && isFile(index)) return send(response, 200, index)
    if (isFile(index)) return response.writeHead(301, { location: `${pathname}/${search}` }).end()
    return send(response, 404, join(folder, '404.html'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() }
}
