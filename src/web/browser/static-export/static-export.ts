import { staticExport } from './static-export.attributes.ts'

/** Whether this page is part of a static export. */
export const isStaticExport = () => document.documentElement.hasAttribute(staticExport)
