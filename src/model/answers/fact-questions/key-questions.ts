import { toSentenceCase } from '#model/text/sentence-case.ts'
import { joinWith } from '../format-answer.ts'
import { guide, state, type FactQuestion } from './fact-question.ts'

const controls = guide('Controls', 'controls')

/** A key that is a fact of its own: "Pour a crucible: Left mouse." */
const keyFact = (asks: RegExp, fact: string, action: string): FactQuestion => ({
  asks,
  facts: [fact],
  ...controls,
  describe: (facts) => state(facts.text(fact), (key) => `${action}: ${key}.`),
})

/** Maximum of keys in an answer. */
const maxListed = 7

/** A list of keys: "walk W A S D · jump Space · 5 more" */
const keyList = (asks: RegExp, fact: string): FactQuestion => ({
  asks,
  facts: [fact],
  ...controls,
  describe: (facts) =>
    state(facts.record(fact), (keys) => {
      const lines = Object.entries(keys).map(([action, key]) => `${action}: ${key}`)
      const rest = lines.length - maxListed
      return `${toSentenceCase(lines.slice(0, maxListed).join(' · '))}${rest > 0 ? ` · ${rest} more` : ''}`
    }),
})

/** Questions about keys. */
export const keyQuestions: readonly FactQuestion[] = [
  keyFact(/\b(pour|empty|tip)\b.*\bcrucible\b/, 'key_to_pour', 'Pour a crucible'),
  keyFact(/\b(pour|empty|tip|dump|tilt)\b.*\b(shovel|bucket|pan)\b/, 'key_to_tip', 'Tip a shovel, a bucket or a pan'),
  keyFact(/\b(grab|push|pull|move|use|take)\b.*\bcarts?\b/, 'key_to_grab_a_cart', 'Grab a cart'),
  keyFact(
    /\bhow\b.*\b(drop|put (?:\w+ )?down|let go|place)\b|\bkey\b.*\b(drop|put down)\b|\b(drop|put down)\b.*\bkey\b/,
    'key_to_put_down',
    'Put down what you hold',
  ),
  keyList(/\b(excavator|digger)\b.*\b(controls|keys|dig|arms?|use|work)\b|\b(controls|keys|use)\b.*\bexcavator\b/, 'excavator_controls'),
  keyList(/^(?:(?:what|which) are )?(?:the |all )?(?:default )?(?:controls|keys|keybinds|key ?bindings?|hotkeys)$/, 'default_keybinds'),
  {
    asks: /\bauto ?saves?\b/,
    facts: ['settings', 'default_keybinds'],
    ...guide('Saves', 'saves'),
    describe: (facts) =>
      facts.texts('settings').includes('autosave')
        ? `Autosave is in the settings: open the menu (${facts.record('default_keybinds')?.menu}).`
        : undefined,
  },
  {
    asks: /\bsav(e|es|ed|ing)\b.*\b(dirt|chunks|resources|ores?|finds)\b/,
    facts: ['lost_without_saving'],
    ...guide('Saves', 'saves'),
    describe: (facts) =>
      state(facts.text('lost_without_saving'), (lost) => `If you turn off saving them in the settings, loading loses ${lost}.`),
  },
  {
    asks: /\b(start|begin|spawn)\b.*\bwith\b|\bstart(er|ing) (kit|tools|items|equipment)\b/,
    facts: ['starter_kit'],
    ...guide('First timer', 'first-timer'),
    describe: (facts) => state(facts.texts('starter_kit'), (tools) => `You start with a ${joinWith('and', tools)}.`),
  },
]
