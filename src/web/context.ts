import { createContext } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'

/** The API client of this request. */
export const apiContext = createContext<ApiClient>()

/** The origin of the site as readers see it, without a slash at the end: "https://bridgepour.com". */
export const originContext = createContext<string>()
