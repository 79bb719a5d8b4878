import { useEffect, useRef, useState } from 'react'
import type { AddressShape } from '#model/tools/define-address.ts'
import { paths } from '#model/wiki/paths.ts'

/**
 * The state of a tool, which also stands in its address: typing replaces the address, choosing adds a step that Back takes
 * away. `given` is what the server read from the same address. The form's `ref` goes on the tool's form: what somebody
 * typed or chose before the script came is taken over from there, `from` being the field they changed.
 */
export function useAddressState<State>(slug: string, given: State, { read, write }: AddressShape<State>) {
  const [state, setState] = useState(given)
  const form = useRef<HTMLFormElement>(null)

  const change = (next: State, how: 'typing' | 'choosing') => {
    setState(next)
    const address = paths.tool(slug, write(next))
    try {
      if (how === 'typing') history.replaceState(history.state, '', address)
      else if (address !== location.pathname + location.search) history.pushState(null, '', address)
    } catch {
      // Some browsers refuse an address that changes with every key; the next change writes it.
    }
  }

  useEffect(() => {
    const readHere = () => read(new URLSearchParams(location.search))
    const restore = () => setState(readHere())
    // Plain files and copies of the browser's store know nothing of what follows the question mark: they were drawn for another state.
    if (paths.tool(slug, write(readHere())) !== paths.tool(slug, write(given))) restore()
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
    // What was drawn is looked at once, when React takes over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [read])

  useEffect(() => {
    if (!form.current) return
    const changed = [...form.current.elements].find(hasChanged)
    if (!changed) return
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') typed.append(name, value)
    typed.set('from', changed.getAttribute('name') ?? '')
    change(read(typed), 'typing')
    // Once, when React takes over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    state,
    form,
    /** The page's address with this state, from "/". */
    address: paths.tool(slug, write(state)),
    type: (next: State) => change(next, 'typing'),
    choose: (next: State) => change(next, 'choosing'),
    reset: () => change(read(new URLSearchParams()), 'choosing'),
  }
}

/** True for a field that no longer holds what the server wrote into it. */
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

/** What the server wrote, as the browser takes it: a slider of steps of 0.8 holds "6.40" as "6.4", and 6.5 as well. */
function asWritten({ type, min, max, step, defaultValue }: HTMLInputElement): string {
  if (type !== 'range') return defaultValue
  const slider = document.createElement('input')
  Object.assign(slider, { type, min, max, step, value: defaultValue })
  return slider.value
}
