import type { PhrasingContent } from 'mdast'
import { isStepThing, nameStepThing, stepThings } from '#model/wiki/step-things.ts'
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
  names: Pick<NameIndex, 'item'>,
  report: (words: string, expected: string, name?: string) => void,
): PhrasingContent {
  const parts = label.split('>').flatMap((name) => {
    const part = readPart(name.trim(), names)
    if (!part) report(`:act[${label}]`, `safe names of items or ${stepThings.join(', ')}, with " > " between`, name.trim())
    return part ?? []
  })
  // It becomes words on the page, so it is words.
  if (!/^\p{L}[\p{L} ]*$/u.test(does)) report(`does=${does}`, 'what the hand does, in letters: dig')
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

function readPart(name: string, names: Pick<NameIndex, 'item'>): ActPart | undefined {
  if (isStepThing(name)) return { tile: `things/${name}`, name: nameStepThing(name) }
  const item = names.item(name)
  return item && { tile: `items/${name}`, name: item.name }
}
