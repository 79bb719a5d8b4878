import { expect, inject, test } from 'vitest'
import type { DirectAnswer } from '#model/answers/answer.ts'
import { paths } from '#model/wiki/paths.ts'
import { askedForPages, askedForWords } from '../support/asked-questions.ts'
import { isLong } from '../support/long.ts'
import { reach } from '../support/serve.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))

/** Text of the answer on the search page, and the address of its link. */
function readAnswer(html: string): { text: string; path: string } {
  const card = /<section[^>]* direct-answer".*?<\/section>/s.exec(html)?.[0] ?? ''
  const decode = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
  return {
    text: decode((/<p[^>]*>(.*?)<\/p>/s.exec(card)?.[1] ?? '').replace(/<[^>]+>/g, '')),
    path: decode(/<a [^>]*href="([^"]+)"/.exec(card)?.[1] ?? ''),
  }
}

/** Whether a page of the wiki exists, and has the place of an address like "/faq#saves". */
async function hasPlace(address: string): Promise<boolean> {
  const [path = '', place = ''] = address.split('#')
  const page = await wiki.get(path)
  const html = await page.text()
  // Other fragments have the state of a page, such as the view of the map.
  return page.status === 200 && (!/^[\w-]+$/.test(place) || new RegExp(`id="?${place}[" >]`).test(html))
}

test('the API and the search page answer questions without script', { timeout: 120_000 }, async () => {
  const questions: [question: string, expected: string | RegExp, field: 'path' | 'text'][] = [
    ...askedForPages.map(([question, , path]): [string, string | RegExp, 'path'] => [question, path, 'path']),
    ...askedForWords.map(([question, words]): [string, string | RegExp, 'text'] => [question, words, 'text']),
    // src/queries/game/answers.test.ts asks all of them.
  ].filter((_, place) => isLong || place % 12 === 0)
  const places = new Set<string>()
  for (const [question, expected, field] of questions) {
    const [call, page] = await Promise.all([wiki.get(`/api/answers/${encodeURIComponent(question)}`), wiki.get(paths.search(question))])
    const [answer] = ((await call.json()) as { results: DirectAnswer[] }).results
    expect.soft(answer?.[field], question).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
    const shown = readAnswer(await page.text())
    expect.soft(shown.path, question).toBe(answer?.path)
    // Rows have a title in place of the text.
    expect.soft(shown.text, question).toContain(answer?.title || answer?.text)
    places.add(answer?.path ?? '')
  }
  for (const place of places) expect.soft(await hasPlace(place), place).toBe(true)
})
