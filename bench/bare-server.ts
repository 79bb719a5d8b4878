import { createServer } from 'node:http'

/** The baseline: a bare node:http server that sends the same bytes with the same headers, received over IPC. */
type Answer = { path: string; headers: Record<string, string>; body: string }
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) {
    response.writeHead(404).end()
    return
  }
  if (request.headers['if-none-match'] !== undefined && request.headers['if-none-match'] === answer.headers.etag) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = answer.headers
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, answer.headers)
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.on('message', ({ path, headers, body }: Answer) => {
  answers.set(path, { headers, body: Buffer.from(body, 'base64') })
  process.send?.({ ready: path })
})
