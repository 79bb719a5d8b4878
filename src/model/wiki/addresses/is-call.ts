import { paths } from '#model/wiki/paths.ts'
import { prefixes } from './prefixes.ts'

/** True for "/api" and all below it; its documentation is a page. */
export const isCall = (url: string) => isAtOrBelow(url, prefixes.api.slice(0, -1)) && !isDocs(url)
const isAtOrBelow = (url: string, path: string) => url.startsWith(path) && /^[/?]?$/.test(url.charAt(path.length))
/** "/api/docs" and below, "/api/docs)" from a chat; not "/api/docs.json". */
const isDocs = (url: string) => url.startsWith(paths.apiDocs) && !/^[\w.-]*\w/.test(url.slice(paths.apiDocs.length))
