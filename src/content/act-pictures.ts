import type { PhrasingContent } from 'mdast'
import { isStepDeed, isStepThing, nameStepThing, stepDeeds, stepThings } from '#model/game/step-things.ts'
import { suggestNames, formatSuggestions } from './check/name-suggestions.ts'
import type { Problem } from './check/problem.ts'
import type { NameIndex } from './names.ts'

/** A part of the picture of a step: where its tile lies, and what it is called. */
type ActPart = { tile: string; name: string }

/**
 * The picture of a step, from "shovel > ground": what is held, then what it meets. It is written as attributes alone, so that
 * feeds and the search read the step and not its picture; the page draws it from them.
 */
export function toAct(
  label: string,
  does: string,
  names: Pick<NameIndex, 'find'>,
  report: (flaw: Pick<Problem, 'found' | 'expected' | 'help'>, name?: string) => void,
): PhrasingContent {
  const parts = label.split('>').flatMap((name) => {
    const part = readPart(name.trim(), names)
    const expected = `safe names of items or ${stepThings.join(', ')}, with " > " between`
    if (!part) report({ found: `:act[${label}]`, expected }, name.trim())
    return part ?? []
  })
  // It becomes words on the page: a slip of the pen would be read there.
  if (!isStepDeed(does)) {
    const help =
      formatSuggestions(listMeant(does)) ??
      'Such as dig, put in, take or press. A new one is first written down in src/model/game/step-things.ts.'
    report({ found: `does=${does}`, expected: 'a word for what the hand does', help })
  }
  const [held, ...met] = parts.map(({ name }) => name)
  const properties = {
    className: ['act'],
    role: 'img',
    ariaLabel: `Picture: ${[held, does, ...met].join(', ')}`,
    dataAct: parts.map(({ tile, name }) => `${tile}=${name}`).join('|'),
    dataDoes: does,
  }
  return { type: 'emphasis', children: [], data: { hName: 'span', hProperties: properties } }
}

/** The words that were most likely meant; of short ones, those with two letters exchanged. */
function listMeant(does: string): string[] {
  const toLetters = (word: string) => [...word].toSorted().join('')
  const near = suggestNames(stepDeeds, does)
  return near.length > 0 ? near : stepDeeds.filter((deed) => toLetters(deed) === toLetters(does))
}

function readPart(name: string, names: Pick<NameIndex, 'find'>): ActPart | undefined {
  if (isStepThing(name)) return { tile: `things/${name}`, name: nameStepThing(name) }
  const item = names.find('item', name)
  return item && { tile: `items/${name}`, name: item.name }
}
