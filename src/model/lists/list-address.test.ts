import { expect, test } from 'vitest'
import { paths } from '#model/wiki/paths.ts'
import { readListAddress } from './list-address.ts'

test.each(['Clean water line', 'pipes / belts', '100%', '%2F', 'a%b/c', '💎 gems', '<b>bold</b>', '?x=1#y', 'Ünïcode'])(
  'a list named "%s" keeps its name',
  (name) => {
    expect(readListAddress(`http://wiki.example${paths.sharedList('MTJ8MjQ=', name)}`)).toEqual({ code: 'MTJ8MjQ=', name })
  },
)

test('a name may be missing, too long or not decodable', () => {
  expect(readListAddress('http://wiki.example/list/MTJ8MjQ%3D')).toEqual({ code: 'MTJ8MjQ=', name: '' })
  expect(readListAddress(`http://wiki.example/list/x/${'n'.repeat(500)}`).name).toHaveLength(80)
  expect(readListAddress('http://wiki.example/list/x/100%').name).toBe('100%')
})
