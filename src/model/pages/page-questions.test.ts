import { expect, test } from 'vitest'
import { toQuestionGroups } from './page-questions.ts'

test('questions are grouped by the headings above them and keep their anchors', () => {
  const blocks = [
    {
      html: '<p>Hello.</p><h2 id="game">The game</h2><p>About it.</p><h3 id="why">Why &#x26; how?</h3><p>Because.</p><h3 id="odds">Odds?</h3>',
    },
    { widget: 'ore-odds', options: {} },
    { html: '<p>That is all.</p><h2 id="wiki">The wiki</h2><h3 id="who">Who?</h3><p>Players.</p>' },
  ]
  expect(toQuestionGroups(blocks)).toEqual([
    { id: '', title: '', intro: [{ html: '<p>Hello.</p>' }], questions: [] },
    {
      id: 'game',
      title: 'The game',
      intro: [{ html: '<p>About it.</p>' }],
      questions: [
        { id: 'why', title: 'Why & how?', answer: [{ html: '<p>Because.</p>' }] },
        { id: 'odds', title: 'Odds?', answer: [{ widget: 'ore-odds', options: {} }, { html: '<p>That is all.</p>' }] },
      ],
    },
    { id: 'wiki', title: 'The wiki', intro: [], questions: [{ id: 'who', title: 'Who?', answer: [{ html: '<p>Players.</p>' }] }] },
  ])
})

test('a page without questions is one group', () => {
  expect(toQuestionGroups([{ html: '<p>Nothing yet.</p>' }])).toEqual([
    { id: '', title: '', intro: [{ html: '<p>Nothing yet.</p>' }], questions: [] },
  ])
})
