import { expect, test } from 'vitest'
import { covers, type Cover } from '#model/wiki/question.ts'
import { readRealContent } from '../../test/support/real-content.ts'

const { questions, provenance, items } = readRealContent()
const byName = new Map(items.map((item) => [item.safe_name, item]))
const holds = (cover: Cover, fact: (typeof provenance)[number]) => covers(cover, fact, (id) => byName.get(id))

/** Guesses that are not about the game. */
const ours: Record<string, string> = { 'logic-element.guide_part': 'how our guide is divided' }

test('an open question covers every guess', () => {
  const loose = provenance
    .filter(({ certainty, kind, field }) => certainty === 'guess' && !ours[`${kind}.${field}`])
    .filter((fact) => !questions.some((question) => question.covers.some((cover) => holds(cover, fact))))
  expect(loose.map(({ file, field }) => `${file} ${field}`)).toEqual([])
})

test('every question is about existing facts or things', () => {
  const ids = new Set(provenance.map(({ kind, id }) => `${kind}/${id}`))
  for (const { slug, covers: held } of questions) {
    for (const cover of held) {
      expect(
        provenance.some((fact) => holds(cover, fact)),
        `${slug}: ${JSON.stringify(cover)}`,
      ).toBe(true)
      expect(
        cover.things.filter((id) => !ids.has(`${cover.kind}/${id}`)),
        slug,
      ).toEqual([])
    }
  }
})
