import { useEffect, useRef, useState } from 'react'
import type { AddressShape } from '#model/tools/define-address.ts'
import { paths } from '#model/wiki/paths.ts'

/**
 * State of a tool, kept in the URL: typing replaces the URL, choosing adds a history entry. `initial` is what the server parsed from the same
 * URL. `form` is the ref of the tool's form: input made before the island hydrates is read from there, with `from` set to the changed field.
 */
export function useAddressState<State>(slug: string, initial: State, { read, write }: AddressShape<State>) {
  const [state, setState] = useState(initial)
  const form = useRef<HTMLFormElement>(null)

  const setAddressState = (next: State, how: 'typing' | 'choosing') => {
    setState(next)
    const address = paths.tool(slug, write(next))
    try {
      if (how === 'typing') history.replaceState(history.state, '', address)
      else if (address !== location.pathname + location.search) history.pushState(null, '', address)
    } catch {
      // Some browsers reject frequent replaceState calls; the next change writes the URL.
    }
  }

  useEffect(() => {
    const readHere = () => read(new URLSearchParams(location.search))
    const restoreState = () => setState(readHere())
    // Static exports and service worker caches ignore the query, so the page may be rendered for another state.
    if (paths.tool(slug, write(readHere())) !== paths.tool(slug, write(initial))) restoreState()
    addEventListener('popstate', restoreState)
    return () => removeEventListener('popstate', restoreState)
    // Runs once, in the first render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [read])

  useEffect(() => {
    if (!form.current) return
    const changed = [...form.current.elements].find(hasChanged)
    if (!changed) return
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') typed.append(name, value)
    typed.set('from', changed.getAttribute('name') ?? '')
    setAddressState(read(typed), 'typing')
    // Runs once, in the first render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    state,
    form,
    /** Path and query of the page with this state. */
    address: paths.tool(slug, write(state)),
    type: (next: State) => setAddressState(next, 'typing'),
    choose: (next: State) => setAddressState(next, 'choosing'),
    reset: () => setAddressState(read(new URLSearchParams()), 'choosing'),
  }
}

/** Whether a field differs from what the server rendered. */
function hasChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    return field.type === 'checkbox' || field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== asWritten(field)
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    return field.value !== (written?.value ?? '')
  }
  return false
}

/** The rendered value as the browser normalizes it: a range input with step 0.8 turns "6.40" into "6.4", and 6.5 as well. */
function asWritten(field: HTMLInputElement): string {
  const { type, defaultValue } = field
  if (type !== 'range') return defaultValue
  const copy = field.cloneNode() as HTMLInputElement
  copy.value = defaultValue
  return copy.value
}
