import { createContext } from 'react'

/** Id of the request in the server's log. Only error pages show it: all others are cached. */
export const RequestId = createContext<string | undefined>(undefined)
