import { createTableSearch } from './table-search.ts'

export { OwnList as island } from '#web/features/catalogue/own-list.tsx'

/** The items stand in the table beside the list: they are read from there, not sent twice. */
export const readProps = () => ({ findInTable: createTableSearch() })
