import { parseList } from '#model/lists/shopping-list.ts'
import { createTableSearch } from './table-search.ts'

export { OwnList as island } from '#web/features/catalogue/own-list.tsx'

/** Reads items from the table on the page, and a link's list from its form, so that the props do not repeat them. */
export const readProps = () => ({ findInTable: createTableSearch(), linked: readLinked() })

function readLinked() {
  const readHidden = (name: string) => document.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value ?? ''
  const { entries } = parseList(readHidden('was'))
  return entries.length > 0 ? { entries, name: readHidden('name') } : undefined
}
