import { createContext } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import type { Site } from '#model/wiki/site.ts'
import type { PlacedPreview } from './previews/preview.ts'

/** The API client of this request. */
export const apiContext = createContext<ApiClient>()

/** The origin of the site as readers see it, without a slash at the end: "https://bridgepour.com". */
export const originContext = createContext<string>()

/** Whether browsers may keep pages for reading without a network. */
export const offersOfflineContext = createContext<boolean>(false)

/** Draws the picture of a page as PNG; undefined when it cannot just now. */
export type RenderPreview = (placed: PlacedPreview, site: Site) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** Drawing needs fonts, files and a process of its own: the server has them. */
export const renderPreviewContext = createContext<RenderPreview>()
