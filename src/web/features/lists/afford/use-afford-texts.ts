import { useEffect, useRef, useState } from 'react'
import { readFieldText } from '#model/text/number-input.ts'
import type { AffordTexts } from '#web/features/lists/list-plan.ts'

/** The two text fields of the bill, also kept in the query beside other parameters. */
export function useAffordTexts(initial: AffordTexts) {
  const [texts, setTexts] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  const type = (change: Partial<AffordTexts>) => {
    const next = { ...texts, ...change }
    setTexts(next)
    writeAddress(next)
  }

  useEffect(() => {
    // Input made before the island hydrates is read from the fields; the rest from the URL, because the page may be rendered for its plain path.
    const fields = form.current && new FormData(form.current)
    const params = new URLSearchParams(location.search)
    const readField = (name: keyof AffordTexts) => {
      const typed = fields?.get(name)
      return typeof typed === 'string' && typed !== initial[name] ? typed : readFieldText(params, name)
    }
    const typed = { have: readField('have'), weight: readField('weight') }
    if (typed.have === initial.have && typed.weight === initial.weight) return
    setTexts(typed)
    writeAddress(typed)
  }, [initial])

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
    // Some browsers reject frequent replaceState calls; the next change writes the URL.
  }
}
