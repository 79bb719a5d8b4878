import { cancel, isCancel, select, text } from '@clack/prompts'
import { certainties } from '#model/wiki/certainty.ts'
import type { AskField } from './create-thing.ts'
import { shapeAt } from '#content/check/shapes.ts'
import { findNameField, type Prompt, type NewSources } from './first-fields.ts'
import { findMakeable, makeables } from './makeable.ts'

/** Thrown when the user cancels. */
export class Cancelled extends Error {}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>
  cancel('Nothing was written.')
  throw new Cancelled()
}

const later = 'Leave it empty to write it later.'

export const askField: AskField = async ({ field, about, options, validate }: Prompt) => {
  if (!options)
    return answered(
      await text({ message: `${field}: ${about}`, placeholder: later, defaultValue: '', validate: (answer = '') => validate(answer) }),
    )
  const choices = [...options.filter(Boolean).map((value) => ({ value })), { value: '', label: 'later' }]
  // "later" is preselected, so that Enter does not choose the first value.
  return answered(await select({ message: `${field}: ${about}`, options: choices, initialValue: '' }))
}

export async function askKind(): Promise<string> {
  const options = makeables.map(({ words: [value = '', ...also] }) => ({ value, label: [value, ...also].join(', ') }))
  return answered(await select({ message: 'What do you want to create?', options }))
}

export async function askName(word: string): Promise<string> {
  const validate = (name: string | undefined) => (name?.trim() ? undefined : 'It needs a name.')
  const { shape } = findMakeable(word)
  const field = findNameField(shape) ?? 'name'
  // A run has no name but a player.
  const isCalled = ['name', 'title'].includes(field)
  const about = shapeAt(shape, [field]).meta?.description ?? field
  return answered(await text({ message: isCalled ? `What is the ${word} called?` : `${field}: ${about}`, validate }))
}

/** Asks for one source for all fields; undefined to write it later. */
export async function askSource(): Promise<NewSources | undefined> {
  const source = answered(await text({ message: 'Where do you know this from?', placeholder: later, defaultValue: '' }))
  if (source === '') return undefined
  const options = certainties.map((value) => ({ value }))
  return { source, certainty: answered(await select({ message: 'How certain is it?', options })) }
}
