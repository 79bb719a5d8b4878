import { createContext } from 'react'

/** Address of the small script that every page loads, and of what it imports. Known on the server only. */
export const EntryModule = createContext<{ module: string; imports: string[] } | undefined>(undefined)
