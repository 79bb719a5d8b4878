import { createTableSearch } from './table-search.ts'

export { OwnList as island } from '#web/features/catalogue/own-list.tsx'

/** Reads items from the table on the page, so that the props do not repeat them. */
export const readProps = () => ({ findInTable: createTableSearch() })
