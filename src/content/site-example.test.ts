import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Site } from '#model/wiki/site.ts'

const read = (name: string) => parse(readFileSync(`content/${name}`, 'utf8')) as Record<string, unknown>

/** The paths of all texts: "embeds.spotlight". */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, path ? `${path}.${key}` : key))
}

test('R01 R05 R09 the example of the settings is valid and has every part switched on', () => {
  const example = read('site.example.yaml')
  expect(Site.safeParse(example).error).toBeUndefined()
  expect(listTexts(example).filter(([, text]) => text === '')).toEqual([])
  const keys = (name: string) => listTexts(read(name)).map(([path]) => path)
  expect(keys('site.example.yaml')).toEqual(keys('site.yaml'))
})
