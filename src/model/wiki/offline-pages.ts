/** Pages to be kept for reading without a network, as addresses from "/". */
export type OfflinePages = {
  /** With the first visit. */
  first: string[]
  /** The call for all items as lists show them; empty where they are more than one call answers. */
  allListed: string
  /** When a reader asks for all. */
  whole: string[]
}

/** Files that no page of its own keeps, and how many bytes each is as it is sent. */
export type OfflineFiles = [path: string, bytes: number][]
