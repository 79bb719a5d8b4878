import { expect, test } from 'vitest'
import { compareVersions } from './version-order.ts'

const versions = [
  '1.0',
  '1.2.16',
  '1.3.4',
  '1.6',
  '1.6.x',
  '1.6.11',
  '1.7',
  '1.7.1',
  '2.0D',
  '2.0L',
  '2.0',
  '2.0.2',
  '2.2',
  '3.0',
  'Console edition',
]

test('versions are sorted by release', () => {
  expect(versions.toReversed().toSorted(compareVersions)).toEqual(versions)
})

test('a version equals itself', () => {
  for (const version of versions) expect(compareVersions(version, version)).toBe(0)
})
