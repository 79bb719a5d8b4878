import { createContext } from 'react'

/** By which the log of the server knows the request that a page answers. Only a page that failed shows it: all others are cached. */
export const RequestId = createContext<string | undefined>(undefined)
