import { staticExport } from './static-export.data-attrs.ts'

/** Whether this page is part of a static export. */
export const isStaticExport = () => document.documentElement.hasAttribute(staticExport)

/** "/api/search-index/" -> "/api/search-index.json" in a static export, where each response is a file. */
export const toCallAddress = (path: string) => (isStaticExport() ? path.replace(/\/$/, '.json') : path)
