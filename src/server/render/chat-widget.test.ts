import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startOutside, type Outside } from '../../../test/support/outside.ts'
import { createChatWidget } from './chat-widget.ts'

let outside: Outside
beforeAll(async () => {
  outside = await startOutside()
})
beforeEach(() => {
  outside.behave('well')
  outside.visits.length = 0
})
afterAll(() => outside.close())

let clock = 0
const createWidget = (address = `${outside.address}/widget.json`) =>
  createChatWidget(() => Promise.resolve(address), { now: () => clock, timeoutMs: 2000 })

test('names and number of members as text, at most four names', async () => {
  expect(await createWidget()()).toEqual({
    online: 1234,
    invite: 'https://chat.example/join',
    members: [
      { name: 'Ada', doing: 'Playing Hydroneer' },
      { name: '<b>Bo</b>', doing: 'Away' },
      { name: 'Cy', doing: 'Busy' },
      { name: 'Di', doing: 'Online' },
    ],
  })
})

test('without an address nothing is requested', async () => {
  expect(await createWidget('')()).toBeNull()
  expect(outside.visits).toEqual([])
})

test('the chat gets one request a minute, without data of readers', async () => {
  const fetchPresence = createWidget()
  await Promise.all([fetchPresence(), fetchPresence(), fetchPresence()])
  clock += 59_000
  await fetchPresence()
  expect(outside.visits).toHaveLength(1)
  clock += 2000
  await fetchPresence()
  expect(outside.visits).toHaveLength(2)
  expect(Object.keys(outside.visits[0]?.headers ?? {})).not.toContain('x-forwarded-for')
})

test.each(['silent', 'broken', 'garbage', 'moved'] as const)(
  'a chat that is %s counts as missing, and is not requested again at once',
  async (behaviour) => {
    outside.behave(behaviour)
    const fetchPresence = createWidget()
    expect(await fetchPresence()).toBeNull()
    expect(await fetchPresence()).toBeNull()
    expect(outside.visits).toHaveLength(1)
    outside.behave('well')
    clock += 61_000
    expect(await fetchPresence()).toMatchObject({ online: 1234 })
  },
)

test('invalid fields of an answer are ignored', async () => {
  outside.behave('evil')
  const presence = await createWidget()()
  expect(presence).toEqual({ online: null, invite: '', members: [{ name: `${'W'.repeat(59)}…`, doing: 'Online' }] })
})

test('an unreachable chat counts as missing', async () => {
  await outside.close()
  expect(await createWidget()()).toBeNull()
  await outside.open()
})
