import { describe, expect, test } from 'vitest'
import { createRateLimit, toClient, toSubscriber } from './rate-limit.ts'

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

test.each([
  // Without a proxy, a client can forge the header.
  [0, '6.6.6.6', '192.0.2.1'],
  [1, '6.6.6.6', '6.6.6.6'],
  [1, '1.1.1.1, 6.6.6.6', '6.6.6.6'],
  [2, '1.1.1.1, 6.6.6.6, 7.7.7.7', '6.6.6.6'],
  [1, undefined, '192.0.2.1'],
  [1, '', '192.0.2.1'],
  [2, '6.6.6.6', '192.0.2.1'],
])('behind %i proxies with X-Forwarded-For %j, the client is %s', (proxies, forwarded, client) => {
  expect(toClient(from('192.0.2.1', forwarded), proxies)).toBe(client)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, subscriber) => {
  expect(toSubscriber(address)).toBe(subscriber)
})

test('the addresses of one IPv6 network share their requests; another network has its own', () => {
  const { admits } = createRateLimit(3, 0)
  const answers = [1, 2, 3, 4].map((host) => admits(from(`2001:db8:1:2::${host}`)))
  expect(answers).toEqual([true, true, true, false])
  expect(admits(from('2001:db8:1:3::1'))).toBe(true)
})

describe('behind a proxy that TRUST_PROXY does not count', () => {
  const ask = (limit: ReturnType<typeof createRateLimit>, times: number, proxy: string, client: (time: number) => string) =>
    Array.from({ length: times }, (_, time) => limit.admits(from(proxy, client(time)))).filter(Boolean).length

  test.each(['10.1.2.3', '127.0.0.1', '::ffff:172.17.0.1', '::1', 'fd00::7', 'fe80::7'])(
    '%s is a private address: its clients are counted separately',
    (proxy) => {
      const limit = createRateLimit(3, 0)
      expect(ask(limit, 5, proxy, () => '198.51.100.1')).toBe(3)
      expect(ask(limit, 3, proxy, () => '198.51.100.2')).toBe(3)
    },
  )

  test('forged addresses behind it share twenty limits', () => {
    expect(ask(createRateLimit(3, 0), 100, '10.1.2.3', (time) => `198.51.100.${time}`)).toBe(60)
  })

  test.each(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', ''])(
    '%j is a public address: it has one limit, whatever its header',
    (stranger) => {
      expect(ask(createRateLimit(3, 0), 10, stranger, (time) => `198.51.100.${time}`)).toBe(3)
    },
  )

  test('the log has one warning', () => {
    let messages = 0
    ask(
      createRateLimit(3, 0, () => (messages += 1)),
      5,
      '10.1.2.3',
      () => '198.51.100.1',
    )
    expect(messages).toBe(1)
  })
})
