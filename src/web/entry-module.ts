import { createContext } from 'react'

/** URL of the script that every page loads, and of its imports. Set on the server only. */
export const EntryModule = createContext<{ module: string; imports: string[] } | undefined>(undefined)
