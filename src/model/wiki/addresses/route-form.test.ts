import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { expect, test } from 'vitest'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { below, exactly, toForm } from './route-form.ts'

test.each([
  [paths.item(':item'), '/database/:item'],
  [paths.link('*'), '/link/*'],
  [paths.guide(':slug', ':page?'), '/guide-book/guide/:slug/:page?'],
  [documentPaths.oembed('https://wiki'), '/oembed'],
  [paths.openQuestion(':slug'), '/open-questions'],
])('%s is of the form %s', (path, form) => {
  expect(toForm(path)).toBe(form)
})

test.each([
  [exactly(paths.embedItem(':item')), ['/embed/shovel'], ['/embed', '/embed/shovel/more', '/x/embed/shovel']],
  [exactly(callPaths.topPokes, callPaths.allPokes), ['/api/pokes', '/api/pokes/all'], ['/api/pokes/1', '/api/poke']],
  [exactly(callPaths.dump), ['/api/dump.json'], ['/api/dumpxjson']],
  [below(callPaths.find), ['/api/find/1/gold', '/api/find/1'], ['/api/find', '/api/finds/1']],
])('%s', (pattern, matching, others) => {
  expect(matching.filter((path) => !pattern.test(path))).toEqual([])
  expect(others.filter((path) => pattern.test(path))).toEqual([])
})
