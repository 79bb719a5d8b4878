import type { PhrasingContent } from 'mdast'
import { isStepDeed, isStepThing, nameStepThing, stepDeeds, stepThings } from '#model/game/step-things.ts'
import { suggestNames, formatSuggestions } from './check/name-suggestions.ts'
import type { Flaw } from './check/problem.ts'
import type { NameIndex } from './names.ts'

/** A part of the picture of a step: path of its tile, and its name. */
type ActPart = { tile: string; name: string }

/**
 * Converts `:act[shovel > ground]` (what is held, then what it is used on) to a span whose attributes describe the picture. The page
 * renders the picture from them; feeds and search ignore it.
 */
export function toAct(
  label: string,
  does: string,
  names: Pick<NameIndex, 'find'>,
  report: (flaw: Flaw, name?: string) => void,
): PhrasingContent {
  const parts = label.split('>').flatMap((name) => {
    const part = readPart(name.trim(), names)
    const expected = `safe names of items or ${stepThings.join(', ')}, with " > " between`
    if (!part) report({ code: 'unknown-reference', found: `:act[${label}]`, expected }, name.trim())
    return part ?? []
  })
  // Shown on the page, so misspellings are reported.
  if (!isStepDeed(does)) {
    const hint = formatSuggestions(listMeant(does)) ?? 'Such as dig, put in, take or press. Add new ones to src/model/game/step-things.ts.'
    report({ code: 'unknown-action', found: `does=${does}`, expected: 'an action', hint })
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

/** Suggests words for a misspelled one, also with swapped letters. */
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
