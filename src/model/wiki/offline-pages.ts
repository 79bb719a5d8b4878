/** The pages of the whole wiki, to store for offline reading, as addresses from "/". */
export type OfflinePages = {
  pages: string[]
  /** The fragments that scripts put into these pages. */
  fragments: string[]
  /** The call for all items as lists show them; empty where one call cannot answer so many. */
  allListed: string
}

/** Files that no page of its own stores, and how many bytes each is as it is sent. */
export type OfflineFiles = [path: string, bytes: number][]
