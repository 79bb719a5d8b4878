import { createContext } from 'react'

/** Address of the small script that every page loads. Known on the server only. */
export const EntryModule = createContext<string | undefined>(undefined)
