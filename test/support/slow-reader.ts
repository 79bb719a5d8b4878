import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Reads a response only as far as it is asked to. */
export async function startReading(address: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => get(address, { agent: false }, resolve).on('error', reject))
  const parts = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let taken = 0
  async function take() {
    const { value, done } = await parts.next()
    if (!done) taken += value.length
    return !done
  }
  return {
    status: response.statusCode,
    length: Number(response.headers['content-length']),
    taken: () => taken,
    async sip(times: number) {
      for (let time = 0; time < times; time++) {
        await take()
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    /** Reads the rest and returns the total size. */
    async takeAll() {
      while (await take());
      return taken
    },
  }
}

/** Whether the port accepts connections. */
export const isOpen = (address: string) =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(address)
    const knock = connect(Number(port), hostname)
    knock.on('error', () => resolve(false))
    knock.on('connect', () => {
      knock.destroy()
      resolve(true)
    })
  })

/** Per client, one connection never finishes its request and one never reads its responses. */
export function connectSlowClients(address: string, clients: number): Socket[] {
  const { hostname, port } = new URL(address)
  return Array.from({ length: clients }, (_, client) => {
    const [sends, reads] = [0, 0].map(() => connect(Number(port), hostname).on('error', () => {})) as [Socket, Socket]
    sends.write('GET / HTTP/1.1\r\nHost: slow\r\n')
    // More than the buffers hold and more than a connection may pipeline.
    reads.pause().write('GET /api/openapi.json HTTP/1.1\r\nHost: deaf\r\n\r\n'.repeat(client % 20 === 0 ? 500 : 10))
    return [sends, reads]
  }).flat()
}
