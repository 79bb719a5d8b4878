import { LoadedProsePage, proseLoader, proseMeta } from '../prose-route.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('what-changed')

export const meta = proseMeta(paths.whatChanged)

/** Changes of the game since the version that this wiki describes. */
export default function WhatChangedPage() {
  return <LoadedProsePage path={paths.whatChanged} below={[{ label: 'Guide Book', path: paths.guideBook }]} />
}
