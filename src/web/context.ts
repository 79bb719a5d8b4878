import { createContext } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import type { Site } from '#model/wiki/site.ts'
import type { PlacedPreview } from './previews/preview.ts'

/** API client of this request. */
export const apiContext = createContext<ApiClient>()

/** Public origin of the site, without trailing slash: "https://bridgepour.com". */
export const originContext = createContext<string>()

/** Whether browsers may cache pages for offline reading. */
export const offersOfflineContext = createContext<boolean>(false)

/** Renders the picture of a page as PNG; undefined if that is not possible right now. */
export type RenderPreview = (placed: PlacedPreview, site: Site) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** Provided by the server, because rendering needs fonts, files and a child process. */
export const renderPreviewContext = createContext<RenderPreview>()
