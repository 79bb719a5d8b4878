/** The pages of the whole wiki, to store for offline reading, as addresses from "/". */
export type OfflinePages = {
  pages: string[]
  /** HTML fragments that scripts insert into these pages. */
  fragments: string[]
  /** The call for the list data of all items; '' if there are too many for one call. */
  allListed: string
}

/** Files that pages do not store by themselves, with their transfer size. */
export type OfflineFiles = [path: string, bytes: number][]
