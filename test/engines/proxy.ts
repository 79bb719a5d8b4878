import { createServer as createHttpServer } from 'node:http'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** Forwards connections until it is closed, which simulates a lost network for one browser. */
export async function startProxy(server: string) {
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(server).port), '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          client.destroy()
          upstream.destroy()
        })
    }
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Serves the same pages with a CSP that forbids scripts, as for a reader without JavaScript. */
export async function startWithoutScripts(server: string) {
  const proxy = createHttpServer(async ({ url = '/' }, response) => {
    const answer = await fetch(server + url, { redirect: 'manual' })
    const headers = ['content-type', 'location'].flatMap((name): [string, string][] => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    response.writeHead(answer.status, { ...Object.fromEntries(headers), 'content-security-policy': "script-src 'none'" })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
