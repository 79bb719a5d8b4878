import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError, NotFoundError } from './errors.ts'

test.each([
  ['without a status', new Error('secret'), 503, '5'],
  ['with 500', Object.assign(new Error('secret'), { statusCode: 500 }), 503, '5'],
  ['of the client', new NotFoundError('No such item.'), 404, undefined],
])('an error %s is answered in the envelope, a temporary one with Retry-After', async (_what, error, status, retryAfter) => {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.get('/', () => Promise.reject(error))
  const { statusCode, headers, body } = await app.inject('/')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([status, retryAfter, 'no-store'])
  expect(JSON.parse(body)).toMatchObject({ success: false, status })
  expect(body.includes('secret')).toBe(false)
})
