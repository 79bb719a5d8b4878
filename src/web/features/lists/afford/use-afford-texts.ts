import { useEffect, useRef, useState } from 'react'
import { readFieldText } from '#model/text/number-input.ts'
import type { AffordTexts } from '#web/features/lists/list-plan.ts'

/** The two fields of the bill, which also stand in the address beside whatever else is there. */
export function useAffordTexts(given: AffordTexts) {
  const [texts, setTexts] = useState(given)
  const form = useRef<HTMLFormElement>(null)
  const type = (change: Partial<AffordTexts>) => {
    const next = { ...texts, ...change }
    setTexts(next)
    writeAddress(next)
  }

  useEffect(() => {
    // What was typed before the script came is taken over from the fields; a page drawn for its plain address has not heard the rest.
    const fields = form.current && new FormData(form.current)
    const asked = new URLSearchParams(location.search)
    const read = (name: keyof AffordTexts) => {
      const typed = fields?.get(name)
      return typeof typed === 'string' && typed !== given[name] ? typed : readFieldText(asked, name)
    }
    const typed = { have: read('have'), weight: read('weight') }
    if (typed.have === given.have && typed.weight === given.weight) return
    setTexts(typed)
    writeAddress(typed)
  }, [given])

  return { texts, form, type }
}

function writeAddress(texts: AffordTexts) {
  const parameters = new URLSearchParams(location.search)
  for (const [name, text] of Object.entries(texts)) {
    if (text.trim() === '') parameters.delete(name)
    else parameters.set(name, text.trim())
  }
  const query = parameters.toString()
  try {
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
  } catch {
    // Some browsers refuse an address that changes with every key; the next change writes it.
  }
}
